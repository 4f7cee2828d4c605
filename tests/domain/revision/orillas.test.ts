import { describe, expect, it } from 'vitest';
import { esquemaRespuestaDeDecision, esquemaRevision, type Revision } from '@/domain/revision/hallazgo';
import type { RegistrosPorRevisar } from '@/domain/revision/registros-por-revisar';
import { HALLAZGOS_MAXIMO, revisarRegistros } from '@/domain/revision/revisar-registros';
import { cobro, familiar, guardado, persona } from './ejemplos-de-revision';

const revisar = (registros: Partial<RegistrosPorRevisar>, decisiones = new Map()): Revision =>
  revisarRegistros(guardado(registros), decisiones);
const dicho = (registros: Partial<RegistrosPorRevisar>) =>
  revisar(registros).hallazgos.map(({ motivo, registros: suyos }) => [
    motivo,
    ...suyos.map(({ entidad, id, detalle }) => `${entidad} ${id}: ${detalle}`),
  ]);

describe('what is said of each person', () => {
  it('a document that cannot be told is said as it is written, and the first phone only', () => {
    const participantes = [
      persona({ numero_documento: 'N/A', telefonos: ['3001234567', '6044441234'] }),
      persona({ id: 2 }),
    ];
    expect(dicho({ participantes })[0]).toEqual([
      'NOMBRE_REPETIDO',
      'participante 1: CC N/A · 300 123 4567 · Activo',
      'participante 2: CC 1.020.304.050 · 300 123 4567 · Activo',
    ]);
  });

  it('without type there is only the number', () => {
    const participantes = [persona({ tipo_documento: null }), persona({ id: 2, tipo_documento: null })];
    expect(dicho({ participantes })[0]?.[1]).toBe('participante 1: 1.020.304.050 · 300 123 4567 · Activo');
    const dudosa = dicho({ participantes: [persona({ tipo_documento: null, numero_documento: '??' })] });
    expect(dudosa[0]?.[1]).toMatch(/^participante 1: «\?\?»\. /);
  });

  it('each coincidence says of whom it is', () => {
    expect(
      dicho({ acudientes: [familiar(), familiar({ id: 2 })] }).map(([motivo, una]) => [
        motivo,
        una?.split(':')[0],
      ]),
    ).toEqual([['DOCUMENTO_REPETIDO', 'acudiente 1']]);
  });
});

describe('documents that cannot be told, of several', () => {
  it('each is said, although they are written the same', () => {
    const participantes = [
      persona({ numero_documento: 'N/A', telefonos: [] }),
      persona({ id: 2, numero_documento: 'N/A', telefonos: [] }),
    ];
    expect(dicho({ participantes }).map(([motivo]) => motivo)).toEqual([
      'DOCUMENTO_DUDOSO',
      'DOCUMENTO_DUDOSO',
    ]);
  });

  it('two guardians of one participante without a document that tells do not coincide', () => {
    const acudientes = [familiar({ numero_documento: 'N/A' }), familiar({ id: 2, numero_documento: 'N/A' })];
    const hallado = dicho({ acudientes });
    expect(hallado.map(([motivo]) => motivo)).toEqual(['DOCUMENTO_DUDOSO', 'DOCUMENTO_DUDOSO']);
    expect(hallado[0]?.[1]).toMatch(/^acudiente 1: CC «N\/A»/);
  });

  it('another guardian has the number, but of another participante: it can be written again', () => {
    const acudientes = [
      familiar({ numero_documento: '1.020.304.050' }),
      familiar({ id: 2, id_participante: 2, numero_documento: '1020304050' }),
    ];
    expect(dicho({ acudientes }).map(([motivo]) => motivo)).toEqual(['DOCUMENTO_DUDOSO']);
  });
});

it('the phones that cannot be told go together, and those of the archived are left alone', () => {
  const participantes = [
    persona({ telefonos: ['444', 'la casa'] }),
    persona({ id: 2, numero_documento: '52000111', telefonos: ['444'], archivada: true }),
  ];
  expect(dicho({ participantes })).toEqual([['TELEFONO_DUDOSO', 'participante 1: «444», «la casa»']]);
});

describe('the key and the order of what is found', () => {
  it('the key does not depend on who comes first', () => {
    const clave = (ids: number[]) =>
      revisar({ participantes: ids.map((id) => persona({ id })) }).hallazgos.map((h) => h.clave);
    expect(clave([12, 1, 7])).toEqual(['DOCUMENTO_REPETIDO participante-1 participante-12 participante-7']);
    expect(clave([7, 12, 1])).toEqual(clave([12, 1, 7]));
  });

  it('they go by name, ignoring accents, and by key those of one name', () => {
    const nombres: [number, string][] = [
      [1, 'Zoe Gil'],
      [2, 'Ángela Ruiz'],
      [3, 'Mía Peña'],
      [4, 'Angel Toro'],
      [5, 'Mía Peña'],
    ];
    for (const suyos of [nombres, [...nombres].reverse()]) {
      const { hallazgos } = revisar({
        cobros: suyos.map(([id, nombre]) => cobro({ id, nombre, valor: 850 })),
      });
      expect(hallazgos.map(({ registros: [r] }) => r?.id)).toEqual([4, 2, 3, 5, 1]);
    }
  });

  it('an agreement is another finding when it changes', () => {
    const claves = (valor_mensualidad: number) =>
      revisar({ participantes: [persona({ valor_mensualidad })] }).hallazgos.map(({ clave }) => clave);
    expect(claves(850)).toEqual(['VALOR_PEQUENO participante-1 acuerdo-850']);
    expect(claves(85)).toEqual(['VALOR_PEQUENO participante-1 acuerdo-85']);
  });

  it('of what was decided too there is room for what a person goes through', () => {
    const cobros = Array.from({ length: HALLAZGOS_MAXIMO + 5 }, (_, i) => cobro({ id: i + 1, valor: 850 }));
    const decision = { por: null, en: '2026-11-22T15:00:00.000Z' };
    const claves = revisar({ cobros }).hallazgos.map(({ clave }) => clave);
    const resto = revisar({ cobros }, new Map(claves.map((c) => [c, decision]))).hallazgos;
    const todas = [...claves, ...resto.filter((h) => h.decision === null).map(({ clave }) => clave)];
    const { hallazgos } = revisar({ cobros }, new Map(todas.map((c) => [c, decision])));
    expect(hallazgos).toHaveLength(HALLAZGOS_MAXIMO);
    expect(hallazgos.every((h) => h.decision !== null)).toBe(true);
  });
});

describe('the answers of another service', () => {
  const decision = { por: 'ana@fundacion.example', en: '2026-11-22T15:00:00.000Z' };

  it('keep who decided and when, and a record that says nothing says nothing', () => {
    const registro = { entidad: 'sede', id: 4, nombre: 'Casa Bello' };
    const { hallazgos } = esquemaRevision.parse({
      hallazgos: [{ clave: 'x', motivo: 'TELEFONO_DUDOSO', registros: [registro], decision }],
      pendientes: {},
    });
    expect(hallazgos).toEqual([
      { clave: 'x', motivo: 'TELEFONO_DUDOSO', registros: [{ ...registro, detalle: '' }], decision },
    ]);
  });

  it('a decision comes back as it was taken, or taken away', () => {
    expect(esquemaRespuestaDeDecision.parse({ decision })).toEqual({ decision });
    expect(esquemaRespuestaDeDecision.parse({ decision: null })).toEqual({ decision: null });
    expect(esquemaRespuestaDeDecision.safeParse({}).success).toBe(false);
    expect(esquemaRespuestaDeDecision.safeParse({ decision: { por: 'ana' } }).success).toBe(false);
  });
});
