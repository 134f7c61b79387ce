// What is tried first. Only those of eight characters and more: shorter ones are refused for their length.
const words = `
12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 111111111 1111111111 00000000
000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 11223344
1122334455 12121212 123123123 123321123 12344321 123454321 147258369 159753456 123654789 789456123 456456456
112233445566 10203040 1020304050 01020304 1234512345 12345678910 123456789a 123456789q 1234567a 1234567q 12345qwert
password password1 password12 password123 password1234 passwords passw0rd p@ssword p@ssw0rd pa55word passport
password! password. mypassword changeme changeme1 changeit letmein1 letmein123 letmeinn welcome1 welcome12
welcome123 welcome! admin123 admin1234 admin12345 administrator adminadmin administrator1 root1234 rootroot
test1234 testtest testing1 test12345 guest123 user1234 username login123 default1 temp1234 secret123 topsecret
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123
zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdfasdf asdf1234 asdfgh12 qweasdzxc qweasd123 q1w2e3r4
q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y a1b2c3d4 abc12345 abcd1234 abcdefgh abcdefg1 abcdefghi aa123456
aaaaaaaa aaaa1111 a1234567 a12345678 a123456789 iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 lovelove princess
princess1 sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman
pokemon1 starwars starwars1 michael1 jennifer jordan23 charlie1 jessica1 michelle samantha elizabeth alexander
benjamin nicholas christian victoria liverpool liverpool1 barcelona realmadrid chelsea1 arsenal1 manchester juventus
computer computer1 internet samsung1 android1 facebook facebook1 google123 whatsapp instagram microsoft windows10
trustno1 whatever whatever1 dragon12 dragon123 monkey12 monkey123 shadow12 master12 master123 mustang1 mercedes
corvette maverick midnight hello123 hello1234 hellohello goodluck blink182 butterfly chocolate flowers1 freedom1
sunflower remember november december september october1 summer2024 summer2025 summer2026 winter2024 winter2025
winter2026 spring2025 spring2026 qwer1234 qwerqwer zxcvbnma q1q1q1q1 aassddff asasasas zzzzzzzz xxxxxxxx qqqqqqqq
access14 killer12 jackson1 1234abcd 1234qwer 123qweasd 123qwe123 123abc123 abc123456 abc123abc qwe123456 asd123456
mohammed mohammad muhammad ahmed123 ali12345 ali123456 hassan123 hussein1 hussein123 mustafa1 mustafa123 omar1234
baghdad1 baghdad123 iraq1234 iraq12345 iraq2024 iraq2025 iraq2026 kurdistan kurdistan1 kurdistan123 erbil123 hawler123
slemani1 allah123 bismillah inshallah mashallah makinar1 makinar123 machinery caterpillar excavator tractor1
`;

const common = new Set(words.split(/\s+/).filter(Boolean));

/** Whether a password, or its beginning in front of a few marks, is among those that are tried first. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/[!.?@#$*_-]+$/, '')) || /^(.)\1*$/u.test(lower);
};
