/**
 * A row per model: brand and model | engine | figures with their units: hp, t (weight), m3 (bucket), lift (tonnes),
 * m (reach or width), 6x4 (axle formula), ax (axles), L, kva, seats, gearbox, fuel, drive. What stands behind a "~" is
 * so of many of them and not of all: the machines of the demo have it, the catalogue does not say it. So it is with
 * buckets of loaders, of which a maker offers several, and with what two versions of a model differ in by a tenth.
 */
export const leaflet = `
caterpillar 320d|Cat C6.4 ACERT|148hp 21t ~1.0m3
caterpillar 320|Cat C7.1|160hp 22t ~1.2m3
caterpillar 330d|Cat C9 ACERT|268hp 35t ~1.6m3
caterpillar 336d2l|Cat C9|270hp 36t ~1.9m3
caterpillar 349d|Cat C13 ACERT|385hp 48t ~2.4m3
komatsu pc2008|Komatsu SAA6D107E|148hp 20t ~0.9m3
komatsu pc210lc11|Komatsu SAA6D107E-3|165hp 22t ~1.1m3
komatsu pc3008|Komatsu SAA6D114E-3|246hp 31t ~1.6m3
komatsu pc4008|Komatsu SAA6D125E-5|347hp 42t ~2.0m3
hitachi zx2003|Isuzu 4HK1X|159hp 20t ~0.9m3
hitachi zx210lc5g|Isuzu 4HK1X|159hp 21t ~1.0m3
hitachi zx350lc5g|Isuzu 6HK1X|271hp 35t ~1.6m3
volvo ec210blc|Volvo D6D|147hp 21t ~1.0m3
volvo ec220dl|Volvo D6E|166hp 22t ~1.1m3
doosan dx225lc|Doosan DL06|148hp 22t ~1.05m3
doosan dx340lc|Doosan DL08|247hp 34t ~1.5m3
hyundai r210lc7|Cummins B5.9-C|143hp 21t ~0.9m3
hyundai hx220l|Cummins B6.7|173hp 22t ~1.05m3
kobelco sk210lc8|Hino J05E|157hp 21t ~0.9m3
jcb js220lc|Isuzu 4HK1X|172hp 22t ~1.0m3
jcb 140xlc|JCB EcoMAX|15t ~0.6m3
liebherr r924compact|Liebherr D934|25t ~1.15m3
sany sy215c|~Isuzu 4HK1|~155hp 21t ~0.95m3
sany sy500h|~Isuzu 6WG1|50t ~2.5m3
xcmg xe215c|~Isuzu 4HK1X|~151hp 21t ~0.95m3
caterpillar m315d|Cat C4.4|127hp 16t ~0.8m3
hyundai r140w9|~Cummins QSB4.5|125hp 14t ~0.6m3
volvo ew160c|Volvo D6E|16t ~0.8m3
kubota u173a|Kubota D902|16hp 1.7t ~0.04m3
kubota u173α|Kubota D902|16hp 1.7t ~0.04m3
kubota u173|Kubota D902|16hp 1.7t ~0.04m3
kubota u554|Kubota V2607|47hp 5.5t ~0.16m3
bobcat e35|Bobcat diesel|~25hp 3.5t ~0.11m3
takeuchi tb216|~Yanmar 3TNV70|15hp 1.8t ~0.05m3
caterpillar 3055e2|Cat C2.4|5.5t ~0.2m3
yanmar vio356|Yanmar 3TNV88|3.5t ~0.11m3
caterpillar 950h|Cat C7 ACERT|197hp 18t ~3.3m3
caterpillar 966h|Cat C11 ACERT|262hp 24t ~4.2m3
caterpillar 950gc|Cat C7.1|202hp 18t ~3.3m3
komatsu wa3806|Komatsu SAA6D107E|191hp 18t ~3.3m3
komatsu wa4706|Komatsu SAA6D125E-5|273hp 23t ~4.2m3
volvo l90f|Volvo D6E|173hp 15t ~2.5m3
volvo l120f|Volvo D7E|241hp 19t ~3.3m3
volvo l150h|Volvo D13J|300hp 25t ~4.2m3
liebherr l556|Liebherr D936|18t ~3.5m3
hyundai hl7579|Cummins QSB6.7|173hp 14t ~2.8m3
sdlg lg956l|~Deutz|~220hp 17t 3.0m3
xcmg lw500fn|~Weichai WD10|220hp 17t 3.0m3
jcb 3cx|~JCB DieselMAX|~92hp 8t 1.0m3
jcb 4cx|~JCB DieselMAX|~109hp 9t 1.3m3
caterpillar 428f|Cat C4.4|95hp 8t 1.0m3
caterpillar 432e|Cat C4.4|94hp 8t 1.0m3
case 580supern|Case / FPT|97hp 7t 0.8m3
newholland b110b|FPT 4.5 L|110hp 9t 1.0m3
komatsu wb93r5|Komatsu S4D104|97hp 8t 1.0m3
hidromek hmk102b|~Perkins 1104|100hp 9t 1.1m3
mst m542|~Perkins 1104|100hp 9t 1.1m3
bobcat s650|Bobcat diesel|74hp 3.8t
caterpillar 226d|Cat C2.2|67hp 2.6t
caterpillar d6r|~Cat 3306|~165hp ~19t
caterpillar d6t|Cat C9 ACERT|200hp ~21t
caterpillar d8r|Cat 3406E|305hp 38t
komatsu d65ex16|Komatsu SAA6D114E-3|205hp 20t
komatsu d155a5|Komatsu SA6D140E-3|310hp 39t
shantui sd22|~Cummins NT855|220hp 23t
caterpillar 140h|~Cat 3306|~165hp 15t
caterpillar 140m|Cat C7 ACERT|~183hp ~17t
komatsu gd6555|Komatsu SAA6D107E|218hp 17t
xcmg gr215|~Cummins 6CTA8.3|215hp 16t
bomag bw213d4|~Deutz|13t
hamm 3412|Deutz|134hp 12t
dynapac ca250d|~Cummins 4BTA|10t
caterpillar cs533e|Cat 3054C|130hp 11t
vogele super18002|~Perkins 1106|20t
voegele super18002|~Perkins 1106|20t
wirtgen w200|Cummins QSX15|28t 2m
volvo a30f|Volvo D11H|357hp
volvo a40f|Volvo D16H|469hp
caterpillar 777d|Cat 3508B|
liebherr ltm105031|Liebherr diesel|50lift 3ax
liebherr ltm110042|Liebherr diesel|100lift 4ax
grove rt540e|~Cummins QSB|35lift 2ax
tadano gr500ex|~Mitsubishi diesel|50lift 2ax
kato nk250ev|Mitsubishi diesel|25lift 3ax
kato nk250e|Mitsubishi diesel|25lift 3ax
xcmg qy25k5|~Shangchai diesel|25lift 3ax
zoomlion qy50v|~Weichai diesel|50lift 4ax
manitou mt1840|Perkins / Mercedes diesel|100hp 4lift 18m
merlo p4017|Perkins / Deutz diesel|101hp 4lift 17m
jcb 540170|JCB EcoMAX|4lift 17m
toyota 8fd30|~Toyota 1DZ|3lift diesel
komatsu fd30t17|Komatsu 4D94LE|3lift diesel
linde h30d|~VW diesel|3lift diesel
heli cpcd30|~Xinchai C490|3lift diesel
konecranes smv4531tb5|Volvo / Cummins diesel|45lift
kalmar drg450|Volvo / Cummins diesel|45lift
jlg 600aj|~Deutz diesel|20m
genie s65|~Deutz diesel|21m
putzmeister m364||36m
schwing s36x||36m
sany syg5418thb52||52m
metso lokotracklt106|~Cat C9|
sandvik qj341|~Cat C9|
atlascopco rocd7|Cat C7|
caterpillar c15500kva|Cat C15|500kva
fgwilson p2503|~Perkins 1306|250kva
aksa apd275c|~Cummins|275kva
kaeser m50|~Kubota diesel|
atlascopco hilightv5|Kubota diesel|~9m
lincolnelectric vantage500|Deutz / Kubota diesel|
perkins 1106a150kva|Perkins 1106A-70TAG2|150kva
cummins qsx15500kva|Cummins QSX15|500kva
atlascopco xas186|Deutz diesel|
masseyferguson 285|Perkins A4.248|75hp
masseyferguson 375|Perkins A4.248|72hp
masseyferguson 399|Perkins 1006|104hp
masseyferguson 5710|AGCO Power|100hp ~4wd
masseyferguson 7718|AGCO Power|180hp 4wd
johndeere 5075e|John Deere PowerTech|75hp
johndeere 6115m|John Deere PowerTech|115hp ~4wd
johndeere 6155r|John Deere PowerTech|155hp 4wd
johndeere 7810|John Deere PowerTech 8.1|~175hp ~4wd
johndeere 8r340|~John Deere PowerTech 9.0|340hp 4wd
newholland tt75|FPT|75hp
newholland td5110|FPT|110hp ~4wd
newholland t6175|FPT NEF|~175hp 4wd
caseih jx95|FPT|95hp
caseih puma165|FPT NEF|165hp 4wd
kubota m9540|Kubota V3800|95hp ~4wd
fendt 724vario|Deutz 6.1|240hp 4wd
claas arion640|John Deere / DPS|~177hp 4wd
deutzfahr agrotron6180|Deutz 6.1|180hp 4wd
landini powerfarm105|~Perkins 1104|100hp
zetor major80|Zetor|80hp
belarus 821|D-243|81hp 4wd
mtz 821|D-243|81hp 4wd
tumosan 8095|Tümosan 4D|95hp
basak 2075|Tümosan / Perkins|75hp
lovol tb904|Lovol diesel|90hp 4wd
fotonlovol tb904|Lovol diesel|90hp 4wd
masseyferguson 240|Perkins AD3.152|50hp ~2wd
kubota l4508|Kubota V2203|45hp 4wd
newholland t495n|FPT|95hp ~4wd
landini mistral50|Yanmar diesel|47hp ~4wd
claas lexion670|~Cat C9|
claas dominator130|Perkins / Cat diesel|
johndeere w650|John Deere PowerTech 6.8|
johndeere s670|John Deere PowerTech 9.0|
newholland tc56|New Holland diesel|
newholland cx8070|FPT Cursor 9|
caseih axialflow6140|FPT Cursor 9|
mercedesbenz actros1844|OM501 V6|440hp 4x2
mercedesbenz actros1845|OM471|450hp 4x2 automated
mercedesbenz arocs3345k|OM471|450hp 6x4
mercedesbenz axor1840|OM457|400hp 4x2
volvo fh460|Volvo D13|460hp ~4x2 ~automated
volvo fh13500|Volvo D13|500hp ~6x4 ~automated
volvo fmx460|Volvo D13|460hp ~8x4 ~automated
scania r420|DC12|420hp ~4x2
scania r450|DC13|450hp ~4x2 ~automated
scania p4108x4|DC13|410hp 8x4
scania p410|DC13|410hp ~8x4
man tgx18440|D2066|440hp 4x2
man tgs41400|D2066|400hp 8x4
daf xf105460|PACCAR MX|460hp ~4x2
daf xf480|PACCAR MX-13|480hp ~4x2 ~automated
iveco trakker380|Cursor 13|380hp ~6x4
renault t480|DTI 13|480hp ~4x2 ~automated
sinotruk howo371|Sinotruk WD615|371hp ~6x4 ~manual
sinotruk howo3716x4|Sinotruk WD615|371hp 6x4 ~manual
sinotruk howoa7420|Sinotruk D12|420hp ~6x4 ~manual
shacman f3000380|Weichai WP10|380hp ~6x4 ~manual
faw j6p420|Xichai CA6DM|420hp ~6x4 ~manual
mercedesbenz arocs3240b|OM470|400hp 8x4
man tgm18250|D0836|250hp ~4x2
mercedesbenz atego1218|OM904|177hp 4x2
isuzu nqr90|Isuzu 4HK1|190hp 4x2 ~manual
sany sy310c8||~8x4
sinotruk howo38010m||~6x4 ~manual
isuzu npr75|~Isuzu 4HK1|150hp 4x2 ~manual
hino 500fm2630|Hino J08E|260hp 6x4 ~manual
mitsubishifuso canter7c15|4P10|150hp 4x2
fuso canter7c15|4P10|150hp 4x2
hyundai hd78|Hyundai D4GA|150hp 4x2 ~manual
kia bongok2700k4000||~4x2 ~manual
kia bongo||~4x2 ~manual
kia k2700|2.7 diesel|~4x2 ~manual
kia k4000|4.0 diesel|~4x2 ~manual
fordtrucks fmax500|Ecotorq 12.7|500hp 4x2 automated
kamaz 65115|~Kamaz 740|6x4 ~manual
krone sdprofiliner||~3ax
schmitzcargobull ski24||~3ax
faymonville maxtrailer3axle||3ax
faymonville maxtrailer||~3ax
goldhofer stzl4||4ax
toyota coaster|~4.2 diesel|~30seats ~diesel
mercedesbenz sprinter519|OM642 V6|190hp diesel
hyundai county|D4DD|~29seats diesel
kinglong xmq6900|Cummins / Yuchai diesel|~diesel
toyota hiace|2.7 / 3.0|
ford transit|2.2 TDCi|~diesel
mercedesbenz sprinter316|OM651|163hp diesel
mercedesbenz travego|OM457|~428hp diesel ~2ax
yutong zk6122h9|Weichai / Yuchai diesel|~diesel 2ax
toyota landcruiser79||~manual 4wd
isuzu dmax||~4wd
tesla modely||electric ~4wd
toyota prius|1.8|~1.8L hybrid automatic
kia picanto|1.2|~1.2L petrol
toyota yaris|1.3 / 1.5|~petrol
volkswagen golf|TSI|~petrol ~automatic
volkswagen passatvariant|TSI|~petrol ~automatic
volkswagen passatls|1.6|petrol ~manual
toyota crownsupersaloon|2.8|petrol
chevrolet capriceclassic|V8 5.0|petrol automatic
dodge challenger||petrol ~automatic
ford mustang||petrol ~automatic
kia carnival||~automatic
hyundai h1|2.5|
honda cg125|125 cc|petrol manual
yamaha ybr125|125 cc|petrol manual
bajaj boxerbm150|150 cc|petrol manual
suzuki gsxr750|750 cc|petrol manual
bajaj re4s|200 cc|petrol
dayun dy200zh|200 cc|petrol manual
polaris sportsman570|570 cc|petrol 4wd
yamaha raptor700|700 cc|petrol 2wd
canam outlander650|650 cc|petrol 4wd
toyota corolla||~petrol
toyota camry|2.5|~2.5L ~petrol ~automatic
toyota landcruiser200|V8|~petrol ~automatic 4wd
toyota landcruiser300|V6 twin turbo|~petrol automatic 4wd
toyota landcruiserprado||~automatic ~4wd
toyota prado||~automatic ~4wd
toyota hilux||
toyota rav4|2.5|~2.5L ~automatic
kia sportage||~petrol ~automatic
kia sorento||~petrol ~automatic
kia optimak5||~petrol ~automatic
kia optima||~petrol ~automatic
kia k5||~petrol automatic
kia rio|1.4 / 1.6|~petrol
hyundai elantra||~petrol ~automatic
hyundai tucson||~petrol ~automatic
hyundai santafe||~petrol ~automatic
hyundai sonata||~petrol ~automatic
nissan sunny|1.5 / 1.6|~petrol
nissan patroly62|V8 / V6|petrol automatic 4wd
nissan patrol|V8 / V6|~petrol ~automatic ~4wd
nissan navara||
chevrolet malibu||~petrol automatic
chevrolet tahoe|V8 5.3|~5.3L ~petrol automatic
dodge charger||petrol automatic
chrysler 300||~petrol automatic
jeep grandcherokee||~petrol automatic ~4wd
ford f150||~petrol automatic
ford fusion||~petrol automatic
mitsubishi l200||
mitsubishi pajero||~petrol ~automatic ~4wd
geely coolray|1.5 turbo|1.5L petrol ~automatic
chery tiggo7pro|1.5 turbo|~1.5L ~petrol ~automatic
mg zs|1.5|~1.5L ~petrol ~automatic
haval jolion|1.5 turbo|~1.5L ~petrol ~automatic
jetour x70|1.5 turbo|1.5L petrol ~automatic
byd songplusdmi|1.5 plug-in|1.5L hybrid automatic
changan cs75plus||petrol automatic
saipa saina|1.5|~1.5L ~petrol ~manual
peugeot pars|XU7 1.8|~1.8L petrol ~manual
mercedesbenz e200e350||~petrol automatic
mercedesbenz e200||~petrol automatic
mercedesbenz e350||~petrol automatic
bmw x5||automatic ~4wd
lexus lx570|V8 5.7|5.7L petrol automatic 4wd
landrover rangeroversport||automatic 4wd
caterpillar 325d|Cat C7 ACERT|204hp 29t
caterpillar 345d|Cat C13 ACERT|380hp 45t
komatsu pc2208|Komatsu SAA6D107E|168hp 23t
komatsu pc4508|Komatsu SAA6D125E|345hp 44t
hitachi zx3303|Isuzu 6HK1X|271hp 32t
volvo ec290b|Volvo|29t
volvo ec360b|Volvo|37t
caterpillar 966g||23t
caterpillar 980h|Cat C15 ACERT|31t
caterpillar 938g||13t
komatsu wa3205|Komatsu|14t
komatsu wa5006|Komatsu|353hp 34t
sdlg lg936l||10.7t 1.8m3
caterpillar d7r||~25t
caterpillar d8t|Cat C15 ACERT|310hp 38t
caterpillar d9r||49t
komatsu d85ex15|Komatsu|~264hp 28t
masseyferguson 385||85hp
newholland td75||75hp
newholland td95||95hp
belarus 892||89hp 4wd
belarus 1025||105hp 4wd
johndeere 3350|John Deere|100hp
mercedesbenz actros1848||480hp 4x2
volvo fh16750|Volvo D16|750hp
volvo fm440|Volvo|440hp
renault premium440||440hp
scania g400|DC13|400hp
scania s500|DC13|500hp
shacman x3000420||420hp
man tga18430||430hp 4x2
mercedesbenz actros3340||400hp
mercedesbenz actros4140||400hp
faw j6p380||380hp
fordtrucks cargo4142||420hp 8x4
kamaz 6520||6x4
`;
