import { cobro, guardado, persona } from '@tests/domain/revision/ejemplos-de-revision';
import { expect, it } from 'vitest';
import { HALLAZGOS_MAXIMO, revisarRegistros } from '@/domain/revision/revisar-registros';
import { contarRevision } from '@/server/consola/contar';

const contar = (registros: Parameters<typeof guardado>[0], decisiones = new Map()): string =>
  contarRevision(revisarRegistros(guardado(registros), decisiones))
    .join('\n')
    .replace(/\u00a0/g, ' ');

it('sin nada por revisar, lo dice', () => {
  expect(contar({})).toBe('No hay datos por revisar.');
});

it('dice cada motivo con sus registros, y qué hacer', () => {
  const otra = persona({ id: 2, nombre: 'Ana María Ruiz', tipo_documento: 'TI' });
  expect(contar({ participantes: [persona(), otra], cobros: [cobro({ valor: 850 })] })).toBe(
    [
      '2 personas coinciden en documento. Si son la misma persona, deje la ficha que sirve, pase a ella lo que falte y archive la otra. Si son dos, corrija el documento.',
      '  - Ana Ruiz (participante 1): CC 1.020.304.050 · 300 123 4567 · Activo',
      '    Ana María Ruiz (participante 2): TI 1.020.304.050 · 300 123 4567 · Activo',
      '1 valor menor de $ 1.000. Casi siempre es un valor que se escribió con puntos y quedó sin los ceros: 850.000 como 850. Corríjalo o anúlelo.',
      '  - Ana Ruiz (mensualidad 7): Mensualidad de noviembre de 2026: $ 850',
    ].join('\n'),
  );
});

it('lo que no cabe se cuenta, y lo dejado como está también', () => {
  const cobros = Array.from({ length: HALLAZGOS_MAXIMO + 3 }, (_, i) => cobro({ id: i + 1, valor: 850 }));
  const decision = { por: 'ana@fundacion.example', en: '2026-11-22T15:00:00.000Z' };
  const dicho = contar({ cobros }, new Map([['VALOR_PEQUENO mensualidad-1 valor-850', decision]]));
  expect(dicho).toMatch(/^202 valores menores de \$ 1\.000\./);
  expect(dicho).toContain('… y 2 más.');
  expect(dicho).toMatch(/Dejados como están: 1\.$/);
});
