import { describe, expect, it } from 'vitest';
import { esquemaRevision, type Revision } from '@/domain/revision/hallazgo';
import type { ParticipantePorRevisar, RegistrosPorRevisar } from '@/domain/revision/registros-por-revisar';
import { HALLAZGOS_MAXIMO, revisarRegistros } from '@/domain/revision/revisar-registros';
import { VALOR_SOSPECHOSO } from '@/domain/shared/dinero/valor-sospechoso';
import { cobro, familiar, guardado, persona } from './ejemplos-de-revision';

const revisar = (registros: Partial<RegistrosPorRevisar>, decisiones = new Map()): Revision =>
  revisarRegistros(guardado(registros), decisiones);
const motivos = (registros: Partial<RegistrosPorRevisar>) =>
  revisar(registros).hallazgos.map(({ motivo }) => motivo);
const sinEspaciosDuros = (texto: string | undefined) => texto?.replace(/\u00a0/g, ' ');

describe('people who coincide', () => {
  it('nothing to say of people who are different', () => {
    const otra = persona({
      id: 2,
      nombre: 'Luz Gil',
      numero_documento: '52000111',
      telefonos: ['3009999999'],
    });
    expect(revisar({ participantes: [persona(), otra] })).toEqual({
      hallazgos: [],
      pendientes: {
        DOCUMENTO_REPETIDO: 0,
        DOCUMENTO_CON_OTRO_NOMBRE: 0,
        NOMBRE_REPETIDO: 0,
        VALOR_PEQUENO: 0,
        DOCUMENTO_DUDOSO: 0,
        TELEFONO_DUDOSO: 0,
      },
    });
  });

  it('the same document, however it is written, says who they are', () => {
    const escrita = persona({
      id: 12,
      nombre: 'Ana María Ruiz',
      numero_documento: '1.020.304.050',
      situacion: 'Egresado',
    });
    const { hallazgos, pendientes } = revisar({ participantes: [persona(), escrita] });
    expect(hallazgos).toEqual([
      {
        clave: 'DOCUMENTO_REPETIDO participante-1 participante-12',
        motivo: 'DOCUMENTO_REPETIDO',
        registros: [
          {
            entidad: 'participante',
            id: 1,
            nombre: 'Ana Ruiz',
            detalle: 'CC 1.020.304.050 · 300 123 4567 · Activo',
          },
          {
            entidad: 'participante',
            id: 12,
            nombre: 'Ana María Ruiz',
            detalle: 'CC 1.020.304.050 · 300 123 4567 · Egresado',
          },
        ],
        decision: null,
      },
    ]);
    expect(pendientes.DOCUMENTO_REPETIDO).toBe(2);
  });

  it.each<[string, Partial<ParticipantePorRevisar>, string[]]>([
    ['of another type', { tipo_documento: 'TI' }, ['DOCUMENTO_REPETIDO']],
    ['of no type', { tipo_documento: null }, ['DOCUMENTO_REPETIDO']],
    ['that is archived', { archivada: true }, []],
    [
      'with letters in lower case',
      { tipo_documento: 'PA', numero_documento: 'ab-123' },
      ['DOCUMENTO_DUDOSO'],
    ],
  ])('with one %s', (_caso, cambios, esperados) => {
    const otra = persona({ id: 2, nombre: 'Otra', ...cambios });
    expect(motivos({ participantes: [persona(), otra] })).toEqual(esperados);
  });

  it('the same name and phone count when one of them has no document that tells', () => {
    const sin = persona({ id: 2, nombre: 'ANA  RUÍZ', tipo_documento: null, numero_documento: null });
    const conPrefijo = { ...sin, telefonos: ['+57 300 123 4567'] };
    expect(motivos({ participantes: [persona(), conPrefijo] })).toEqual(['NOMBRE_REPETIDO']);
    expect(
      motivos({ participantes: [persona(), { ...sin, tipo_documento: 'CC', numero_documento: '55' }] }),
    ).toEqual([]);
    expect(motivos({ participantes: [persona(), { ...sin, telefonos: ['3001234568'] }] })).toEqual([]);
    expect(motivos({ participantes: [persona(), { ...sin, archivada: true }] })).toEqual([]);
    const sinTelefono = { telefonos: [] };
    expect(motivos({ participantes: [persona(sinTelefono), { ...sin, ...sinTelefono }] })).toEqual([]);
    expect(revisar({ participantes: [persona(), sin] }).hallazgos[0]?.registros[1]?.detalle).toBe(
      'Sin documento · 300 123 4567 · Activo',
    );
  });

  it('a guardian twice of the same participante, not of two', () => {
    const repetida = familiar({ id: 2, numero_documento: 'CC 1.020.304.050' });
    expect(motivos({ acudientes: [familiar(), repetida] })).toEqual(['DOCUMENTO_REPETIDO']);
    const conOtroNombre = familiar({ id: 2, nombre: 'Sandra Mena' });
    expect(motivos({ acudientes: [familiar(), conOtroNombre] })).toEqual(['DOCUMENTO_REPETIDO']);
    expect(motivos({ acudientes: [familiar(), familiar({ id: 2, id_participante: 2 })] })).toEqual([]);
  });
});

describe('guardians of two participantes with one document', () => {
  const rosa = familiar({ nombre: 'Yuliana Gómez Muñoz' });
  const otra = (cambios: Parameters<typeof familiar>[0]) =>
    familiar({ id: 2, id_participante: 2, nombre: 'Sandra Mena', ...cambios });

  it('and two names are one account, and are said', () => {
    const { hallazgos, pendientes } = revisar({ acudientes: [rosa, otra({})] });
    expect(hallazgos).toMatchObject([
      {
        clave: 'DOCUMENTO_CON_OTRO_NOMBRE acudiente-1 acudiente-2',
        registros: [
          { entidad: 'acudiente', id: 1, nombre: 'Yuliana Gómez Muñoz' },
          { entidad: 'acudiente', id: 2, nombre: 'Sandra Mena' },
        ],
      },
    ]);
    expect(pendientes.DOCUMENTO_CON_OTRO_NOMBRE).toBe(2);
  });

  it.each([
    ['the same name written otherwise', { nombre: 'YULIANA  GOMEZ MUÑOZ' }],
    ['another type of document, which is another account', { tipo_documento: 'PA' as const }],
    ['an archived one', { archivada: true }],
    ['no document', { tipo_documento: 'SIN_DOCUMENTO' as const }],
  ])('nothing with %s', (_caso, cambios) => {
    expect(motivos({ acudientes: [rosa, otra(cambios)] })).toEqual([]);
  });
});

describe('amounts that are too small', () => {
  it('a fee, its discount and its payment of less than a thousand pesos', () => {
    expect(VALOR_SOSPECHOSO).toBe(1_000);
    const { hallazgos, pendientes } = revisar({
      cobros: [
        cobro({ valor: 999 }),
        cobro({ id: 8, valor: 1_000, descuento: 50 }),
        cobro({ id: 9, descuento: 1_000, abonos: [{ id: 3, valor: 300, recibo: 41 }] }),
        cobro({ id: 10, abonos: [{ id: 4, valor: 1_000, recibo: null }] }),
        cobro({ id: 11, abonos: [{ id: 5, valor: 1, recibo: null }] }),
      ],
    });
    expect(hallazgos.map(({ clave }) => clave)).toEqual([
      'VALOR_PEQUENO mensualidad-11 abono-5-1',
      'VALOR_PEQUENO mensualidad-7 valor-999',
      'VALOR_PEQUENO mensualidad-8 descuento-50',
      'VALOR_PEQUENO mensualidad-9 abono-3-300',
    ]);
    const detalles = hallazgos.map(({ registros }) => sinEspaciosDuros(registros[0]?.detalle));
    expect(detalles).toEqual([
      'Mensualidad de noviembre de 2026: abono de $ 1',
      'Mensualidad de noviembre de 2026: $ 999',
      'Mensualidad de noviembre de 2026: descuento de $ 50',
      'Mensualidad de noviembre de 2026: abono de $ 300, recibo 41',
    ]);
    expect(pendientes.VALOR_PEQUENO).toBe(4);
  });

  it('what the fees to come are made from: the agreement of each person and the default', () => {
    const { hallazgos } = revisar({
      participantes: [
        persona({ valor_mensualidad: 850 }),
        persona({ id: 2, numero_documento: '7', nombre: 'Sin cobro', valor_mensualidad: 0 }),
        persona({ id: 3, numero_documento: '8', nombre: 'Otra', valor_mensualidad: 850, archivada: true }),
      ],
      ajustes: { telefonos: [], valor_mensualidad: 750 },
    });
    expect(hallazgos.map(({ registros: [r] }) => [r?.entidad, r?.id, sinEspaciosDuros(r?.detalle)])).toEqual([
      ['participante', 1, 'Valor de la mensualidad: $ 850'],
      ['configuracion', 1, 'Valor de la mensualidad: $ 750'],
    ]);
  });
});

describe('documents and phones that cannot be told', () => {
  it.each<[string, Partial<ParticipantePorRevisar>, string]>([
    [
      'badly grouped',
      { numero_documento: '12.34.5' },
      'CC «12.34.5». Revise los puntos: por ejemplo 1.020.304.050',
    ],
    [
      'no number',
      { numero_documento: 'N/A' },
      'CC «N/A». Escriba el número del documento, por ejemplo 1.020.304.050',
    ],
    ['not of its type', { numero_documento: 'AB123' }, 'CC «AB123». Escriba solo las cifras del número'],
    [
      'not in its form',
      { numero_documento: '1.020.304.050' },
      'CC «1.020.304.050». Escríbalo de nuevo: quedó con otra escritura y así no se compara con los demás',
    ],
    [
      'without type',
      { tipo_documento: null, numero_documento: '??' },
      '«??». Escriba el número del documento',
    ],
  ])('a document %s', (_caso, cambios, detalle) => {
    const { hallazgos } = revisar({ participantes: [persona(cambios)] });
    expect(hallazgos.map(({ motivo }) => motivo)).toEqual(['DOCUMENTO_DUDOSO']);
    expect(hallazgos[0]?.registros[0]?.detalle).toContain(detalle);
  });

  it('who has no document, or was archived, has none to correct', () => {
    expect(motivos({ participantes: [persona({ tipo_documento: null, numero_documento: null })] })).toEqual(
      [],
    );
    expect(motivos({ participantes: [persona({ numero_documento: 'N/A', archivada: true })] })).toEqual([]);
  });

  it('who keeps what was written because an archived record has the number has nothing to write', () => {
    const archivada = persona({ id: 2, nombre: 'La de antes', archivada: true });
    expect(motivos({ participantes: [persona({ numero_documento: '1.020.304.050' }), archivada] })).toEqual(
      [],
    );
    const deOtroTipo = { ...archivada, tipo_documento: 'TI' as const };
    expect(motivos({ participantes: [persona({ numero_documento: '1.020.304.050' }), deOtroTipo] })).toEqual([
      'DOCUMENTO_DUDOSO',
    ]);
  });

  it('phones of everybody, and of the house', () => {
    const { hallazgos } = revisar({
      participantes: [persona({ telefonos: ['444'] })],
      acudientes: [familiar({ telefonos: ['3001234567', 'el de la casa'] })],
      sedes: [{ id: 4, nombre: 'Casa Bello', telefonos: ['123'] }],
      ajustes: { telefonos: ['por definir', '6044441234'], valor_mensualidad: null },
    });
    expect(hallazgos.map(({ registros: [r] }) => [r?.entidad, r?.detalle])).toEqual([
      ['acudiente', '«el de la casa»'],
      ['participante', '«444»'],
      ['sede', '«123»'],
      ['configuracion', '«por definir»'],
    ]);
    expect(motivos({ participantes: [persona({ telefonos: ['  '] })] })).toEqual([]);
  });
});

describe('what was decided', () => {
  const repetidas = [persona(), persona({ id: 2, numero_documento: '1.020.304.050' })];
  const clave = 'DOCUMENTO_REPETIDO participante-1 participante-2';
  const decision = { por: 'ana@fundacion.example', en: '2026-11-22T15:00:00.000Z' };

  it('is not pending any more, and is said by whom', () => {
    const { hallazgos, pendientes } = revisar({ participantes: repetidas }, new Map([[clave, decision]]));
    expect(hallazgos.map((h) => h.decision)).toEqual([decision]);
    expect(pendientes.DOCUMENTO_REPETIDO).toBe(0);
  });

  it('says nothing about a third one that comes later', () => {
    const tercera = persona({ id: 3, tipo_documento: 'TI' });
    const { pendientes } = revisar({ participantes: [...repetidas, tercera] }, new Map([[clave, decision]]));
    expect(pendientes.DOCUMENTO_REPETIDO).toBe(3);
  });

  it('an amount that changes is another finding', () => {
    const decisiones = new Map([['VALOR_PEQUENO mensualidad-7 valor-850', decision]]);
    expect(revisar({ cobros: [cobro({ valor: 850 })] }, decisiones).pendientes.VALOR_PEQUENO).toBe(0);
    expect(revisar({ cobros: [cobro({ valor: 85 })] }, decisiones).pendientes.VALOR_PEQUENO).toBe(1);
  });
});

describe('the review as it travels', () => {
  it('has room for what a person goes through, counts them all, and reads as it was written', () => {
    const cobros = Array.from({ length: HALLAZGOS_MAXIMO + 5 }, (_, i) => cobro({ id: i + 1, valor: 850 }));
    const revision = revisar({ cobros });
    expect(revision.hallazgos).toHaveLength(HALLAZGOS_MAXIMO);
    expect(revision.pendientes.VALOR_PEQUENO).toBe(HALLAZGOS_MAXIMO + 5);
    expect(esquemaRevision.parse(JSON.parse(JSON.stringify(revision)))).toEqual(revision);
  });

  it('reads what another service leaves out as nothing', () => {
    expect(
      esquemaRevision.parse({
        hallazgos: [
          { clave: 'x', motivo: 'OTRO', registros: [] },
          { clave: 'y', motivo: 'VALOR_PEQUENO' },
        ],
        pendientes: {},
      }),
    ).toEqual({
      hallazgos: [{ clave: 'y', motivo: 'VALOR_PEQUENO', registros: [], decision: null }],
      pendientes: {
        DOCUMENTO_REPETIDO: 0,
        DOCUMENTO_CON_OTRO_NOMBRE: 0,
        NOMBRE_REPETIDO: 0,
        VALOR_PEQUENO: 0,
        DOCUMENTO_DUDOSO: 0,
        TELEFONO_DUDOSO: 0,
      },
    });
  });
});
