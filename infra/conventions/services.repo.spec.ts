import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findCircles } from './find-circles';
import { roomImports, sourceFiles } from './room-imports';

const SERVICES = join(import.meta.dirname, '../../services');

describe.each(readdirSync(SERVICES))('the service %s', (service) => {
  const src = join(SERVICES, service, 'src');

  it('is read from the top down: no circle of folders', () => {
    expect(findCircles(roomImports(src))).toEqual([]);
  });

  it('has one Nest module for an aggregate at most, in its top folder', () => {
    const modules = sourceFiles(src).filter((file) => /^@Module\(/m.test(readFileSync(join(src, file), 'utf8')));
    const elsewhere = modules.filter((file) => file !== 'app.module.ts' && !/^([\w-]+)\/\1\.module\.ts$/.test(file));
    expect(elsewhere).toEqual([]);
  });

  it('joins modules and nothing else in app.module.ts', () => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(src, 'app.module.ts'), 'utf8'), true, true);
    const own = importedFiles.map(({ fileName }) => fileName).filter((file) => file.startsWith('./'));
    const others = own.filter((file) => !/^\.\/([\w-]+)\/\1\.module$/.test(file));
    expect(others.sort()).toEqual(['./config', './prisma.service']);
  });
});

describe('a circle of folders', () => {
  it('is found and named, however long it is', () => {
    const rooms = new Map([
      ['a', new Map([['b', 'a/1.ts imports b/2.ts']])],
      ['b', new Map([['c', 'b/2.ts imports c/3.ts']])],
      ['c', new Map([['b', 'c/3.ts imports b/2.ts']])],
    ]);
    expect(findCircles(rooms)).toEqual(['b > c > b: c/3.ts imports b/2.ts']);
  });
});
