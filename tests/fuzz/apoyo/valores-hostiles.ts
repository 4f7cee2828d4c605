import fc from 'fast-check';

const anidado = (hondura: number): unknown => (hondura === 0 ? 'x' : { a: [anidado(hondura - 1)] });

/** Replaced in the text of the body by a number that JSON can say and JavaScript cannot hold. */
export const FUERA_DE_RANGO = '#fuera de rango#';

/** What breaks programs, one of each kind; as text it also goes in addresses. */
export const TEXTOS_HOSTILES: readonly string[] = [
  '',
  ' ',
  'x\u0000y',
  '\ud800',
  'y\udc00x',
  '\u202eodireuqzi\u202c',
  '\ufeffmarca',
  'e\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '\u2028\u2029',
  "'; drop table usuarios; --",
  '" or 1=1 --',
  '%\\_',
  '<script>alert(1)</script>',
  '=cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd',
  '{{constructor.constructor("return this")()}}',
  '#{7*7}',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '__proto__',
  'constructor',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  'NaN',
  'true',
  'null',
  '9'.repeat(40),
  '9223372036854775808',
  '9007199254740993',
  '0000-00-00',
  '2026-02-30',
  '2026-13',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  'x'.repeat(20_000),
];

export const VALORES_HOSTILES: readonly unknown[] = [
  ...TEXTOS_HOSTILES,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  FUERA_DE_RANGO,
  [],
  ['a', 1],
  [[[]]],
  Array.from({ length: 2_000 }, (_, n) => n),
  {},
  { $ne: null },
  { otorgada: 'sí' },
  { length: -1 },
  anidado(12),
  anidado(60),
];

/** Any value JSON can carry: the known ones, and what nobody thought of. */
export const valorHostil: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...VALORES_HOSTILES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((fecha) => fecha.toISOString().slice(0, 10)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(1_048_576)) },
);
