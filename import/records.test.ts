import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lookInto } from './layout';
import { type CsvRecord, readRecords } from './records';

const folder = mkdtempSync(path.join(os.tmpdir(), 'makinar-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const save = (content: string | Buffer) => {
  const file = path.join(folder, `${++files}.csv`);
  writeFileSync(file, content);
  return file;
};

const read = async (content: string | Buffer, start?: { offset: number; line: number; columns: number }) => {
  const file = save(content);
  const records: CsvRecord[] = [];
  for await (const record of readRecords(file, await lookInto(file), start)) records.push(record);
  return records;
};
const told = (records: CsvRecord[]) =>
  records.map((record) => [record.line, 'values' in record ? record.values : record.problem]);

it('says of every record on which line it begins, over quoted line breaks, empty lines and all line ends', async () => {
  const text = '\ufeffa,b\r\n1,"x\ny\nz"\r\n\r\n2,"say ""hi"""\n3,"1,5"\n';
  expect(told(await read(text))).toEqual([
    [1, ['a', 'b']],
    [2, ['1', 'x\ny\nz']],
    [6, ['2', 'say "hi"']],
    [7, ['3', '1,5']],
  ]);
});

it('goes on at any record where it stopped', async () => {
  const text = '\ufeffa,b\r\n1,"x\ny"\r\n\n2,é\n3,سيارة\r\n4,12" z\n5,"open\n6,z';
  const all = await read(text);
  for (const [index, record] of all.entries()) {
    const rest = await read(text, { offset: record.end, line: record.nextLine, columns: 2 });
    expect(told(rest)).toEqual(told(all.slice(index + 1)));
  }
});

it('loses one line to a quote that is never closed, and no other', async () => {
  const text = 'a,b\n1,"open\n2,two\n3,"three"\n4,four\n';
  const records = told(await read(text));
  expect(records.map(([line]) => line)).toEqual([1, 2, 3, 4, 5]);
  expect(records[1]?.[1]).toMatch(/quote/);
  expect(records.slice(2)).toEqual([
    [3, ['2', 'two']],
    [4, ['3', 'three']],
    [5, ['4', 'four']],
  ]);
  expect(told(await read('a,b\n1,two\n2,"open'))).toEqual([
    [1, ['a', 'b']],
    [2, ['1', 'two']],
    [3, 'opens a quote that is never closed'],
  ]);
});

it('takes a quote inside a text as what it is', async () => {
  expect(told(await read('a,b\n12" bucket,x\n'))).toEqual([
    [1, ['a', 'b']],
    [2, ['12" bucket', 'x']],
  ]);
});

it('sees semicolons and tabs', async () => {
  expect(told(await read('a;b\n1,5;2\n'))).toEqual([
    [1, ['a', 'b']],
    [2, ['1,5', '2']],
  ]);
  expect((await lookInto(save('a\tb,c\td\n'))).delimiter).toBe('\t');
});

it('reads an old Arabic code page when it is named', async () => {
  const file = save(
    Buffer.from([...Buffer.from('title;x\n'), 0xcd, 0xdd, 0xc7, 0xd1, 0xc9, 0x3b, 0x31, 0x0a]),
  );
  const records: CsvRecord[] = [];
  for await (const record of readRecords(file, await lookInto(file, { encoding: 'windows-1256' }))) {
    records.push(record);
  }
  expect(told(records)[1]).toEqual([2, ['حفارة', '1']]);
});

it('refuses what is no table, in words that help', async () => {
  await expect(lookInto(path.join(folder, 'none.csv'))).rejects.toThrow(/There is no file/);
  await expect(lookInto(folder)).rejects.toThrow(/is not a file/);
  await expect(lookInto(save(''))).rejects.toThrow(/is empty/);
  await expect(lookInto(save('\ufeff \n'))).rejects.toThrow(/is empty/);
  await expect(lookInto(save(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])))).rejects.toThrow(
    /not a text file/,
  );
  await expect(lookInto(save(Buffer.from('\ufeffa,b', 'utf16le')))).rejects.toThrow(/CSV UTF-8/);
});
