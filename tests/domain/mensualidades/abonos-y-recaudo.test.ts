import { atrapar } from '@tests/domain/atrapar';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { contarEfectivo, DENOMINACIONES } from '@/domain/mensualidades/arqueo';
import { DIAS_DE_EDAD, ETIQUETA_EDAD_CARTERA, edadDeCartera } from '@/domain/mensualidades/cartera';
import { ETIQUETA_RESULTADO_GENERACION } from '@/domain/mensualidades/generacion';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { ETIQUETA_CONCEPTO, ETIQUETA_ESTADO_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import { AVISO_NO_ES_FACTURA } from '@/domain/mensualidades/papel-de-cobro';
import {
  armarRecaudo,
  esquemaRecaudo,
  rangoConLosDeFuera,
  recaudoDe,
  validarRango,
} from '@/domain/mensualidades/recaudo';
import { conAbono, conAbonoAnulado, exigirAbonoVivo } from '@/domain/mensualidades/reglas-abono';

describe('el recaudo', () => {
  const rango = { desde: '2026-11-01', hasta: '2026-11-30' };
  const NADA_DEVUELTO = { ajustes: 0, devuelto: 0, devuelto_efectivo: 0 };
  const SIN_MEDIOS = { EFECTIVO: 0, TRANSFERENCIA: 0, NEQUI: 0, BRE_B: 0, CONSIGNACION: 0, OTRO: 0 };
  const esperado = {
    ...rango,
    total: 170,
    cantidad: 3,
    medios: { ...SIN_MEDIOS, EFECTIVO: 150, BRE_B: 20 },
    efectivo: 150,
    ...NADA_DEVUELTO,
    dias: [
      {
        fecha: '2026-11-01',
        total: 50,
        cantidad: 1,
        medios: { ...SIN_MEDIOS, EFECTIVO: 50 },
        efectivo: 50,
        ...NADA_DEVUELTO,
      },
      {
        fecha: '2026-11-30',
        total: 120,
        cantidad: 2,
        medios: { ...SIN_MEDIOS, EFECTIVO: 100, BRE_B: 20 },
        efectivo: 100,
        ...NADA_DEVUELTO,
      },
    ],
    fuera: null,
  };

  it('suma por día y por medio lo que entró en esos días, y no lo anulado', () => {
    expect(
      recaudoDe(
        rango,
        [
          abono({ fecha: '2026-11-30', valor: 100 }),
          abono({ fecha: '2026-11-01', valor: 50 }),
          abono({ fecha: '2026-11-30', valor: 20, medio: 'BRE_B' }),
          abono({ fecha: '2026-11-30', valor: 7, anulado_en: '2026-11-30T10:00:00Z' }),
          abono({ fecha: '2026-10-31', valor: 5 }),
          abono({ fecha: '2026-12-01', valor: 5 }),
          abono({ fecha: '2026-11-30', valor: 9, medio: 'SALDO_A_FAVOR' }),
        ],
        [],
      ),
    ).toEqual(esperado);
    expect(esquemaRecaudo.parse(esperado)).toEqual(esperado);
  });

  it('cuenta lo que se registró en esos días, de Bogotá, con fecha de otros', () => {
    const registrado = (registrado_en: string, cambios: Parameters<typeof abono>[0]) =>
      abono({ registrado_en, ...cambios });
    const { total, fuera } = recaudoDe(
      rango,
      [
        registrado('2026-11-20T15:00:00Z', { fecha: '2026-10-30', valor: 300 }),
        registrado('2026-12-01T04:59:00Z', { fecha: '2026-09-02', valor: 40 }),
        registrado('2026-12-01T05:00:00Z', { fecha: '2026-10-01', valor: 1 }),
        registrado('2026-11-01T04:59:00Z', { fecha: '2026-10-31', valor: 1 }),
        registrado('2026-11-20T15:00:00Z', { fecha: '2026-11-20', valor: 5 }),
        registrado('2026-11-20T15:00:00Z', { fecha: '2026-10-30', anulado_en: '2026-11-21T10:00:00Z' }),
        abono({ fecha: '2026-10-30', valor: 9 }),
      ],
      [],
    );
    expect(total).toBe(5);
    expect(fuera).toEqual({ cantidad: 2, total: 340, desde: '2026-09-02', hasta: '2026-10-30' });
  });

  it.each([
    [
      { desde: '2026-09-02', hasta: '2026-10-30' },
      { desde: '2026-09-02', hasta: '2026-11-30' },
    ],
    [
      { desde: '2026-12-02', hasta: '2026-12-03' },
      { desde: '2026-11-01', hasta: '2026-12-03' },
    ],
    [
      { desde: '2025-01-05', hasta: '2025-02-01' },
      { desde: '2025-01-05', hasta: '2025-02-01' },
    ],
    [
      { desde: '2024-01-01', hasta: '2026-02-01' },
      { desde: '2024-01-01', hasta: '2024-12-31' },
    ],
  ])('los de %j se ven en %j', (dias, enEste) => {
    const otro = rangoConLosDeFuera(rango, { cantidad: 1, total: 1, ...dias });
    expect(otro).toEqual(enEste);
    expect(validarRango(otro)).toEqual(otro);
  });

  it('los grupos pueden venir repetidos', () => {
    const grupo = { fecha: '2026-11-02', medio: 'OTRO' as const, total: 10, cantidad: 2, ajustes: 0 };
    expect(armarRecaudo(rango, [grupo, grupo], { devueltos: [], fuera: null })).toMatchObject({
      total: 20,
      cantidad: 4,
      efectivo: 0,
      dias: [{ fecha: '2026-11-02', total: 20, cantidad: 4 }],
    });
  });
});

describe('el efectivo', () => {
  it('son los billetes y monedas en uso, de mayor a menor', () => {
    expect([...DENOMINACIONES]).toEqual([
      100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
    ]);
    const unoDeCada = Object.fromEntries(DENOMINACIONES.map((d) => [d, 1]));
    expect(contarEfectivo(unoDeCada)).toBe(188_850);
  });
});

describe('las palabras del cobro', () => {
  it('cada estado, concepto, medio, edad y resultado', () => {
    expect(ETIQUETA_ESTADO_MENSUALIDAD).toEqual({
      PENDIENTE: 'Pendiente',
      CON_ABONO: 'Con abono',
      PAGADA: 'Pagada',
      EXONERADA: 'Exonerada',
      ANULADA: 'Anulada',
    });
    expect(ETIQUETA_CONCEPTO).toEqual({ MENSUALIDAD: 'Mensualidad', INGRESO: 'Ingreso', OTRO: 'Otro' });
    expect(ETIQUETA_MEDIO_PAGO).toEqual({
      EFECTIVO: 'Efectivo',
      TRANSFERENCIA: 'Transferencia',
      NEQUI: 'Nequi',
      BRE_B: 'Bre-B',
      CONSIGNACION: 'Consignación',
      OTRO: 'Otro',
    });
    expect(ETIQUETA_EDAD_CARTERA).toEqual({
      AL_DIA: 'Al día',
      DE_1_A_30: '1-30 días',
      DE_31_A_60: '31-60 días',
      DE_61_A_90: '61-90 días',
      MAS_DE_90: 'Más de 90 días',
    });
    expect(ETIQUETA_RESULTADO_GENERACION).toEqual({
      CREADA: 'Creada',
      EXISTENTE: 'Ya existía',
      OMITIDA: 'Omitida',
    });
    expect(AVISO_NO_ES_FACTURA).toBe(
      'Este recibo no reemplaza la factura electrónica cuando haya lugar a ella',
    );
  });

  it('las edades no dejan un día sin nombre ni dos nombres a un día', () => {
    expect(DIAS_DE_EDAD).toEqual({
      AL_DIA: [0, 0],
      DE_1_A_30: [1, 30],
      DE_31_A_60: [31, 60],
      DE_61_A_90: [61, 90],
      MAS_DE_90: [91, Number.POSITIVE_INFINITY],
    });
  });

  it('un cobro se nombra con su mes, y sin él por su concepto', () => {
    expect(nombreDeCobro({ concepto: 'MENSUALIDAD', periodo: '2026-11' })).toBe(
      'Mensualidad de noviembre de 2026',
    );
    expect(nombreDeCobro({ concepto: 'INGRESO', periodo: null })).toBe('Ingreso');
  });
});

describe('lo que un abono hace a su mensualidad', () => {
  const con = mensualidad({ valor: 100, abonos: [abono({ id: 1, valor: 40 }), abono({ id: 2, valor: 10 })] });

  it('se suma al final y el estado lo sigue', () => {
    const despues = conAbono(con, abono({ id: 3, valor: 50 }));
    expect(despues.abonos.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(despues.estado).toBe('PAGADA');
    expect(con.abonos).toHaveLength(2);
  });

  it('anulado queda, con su motivo, y deja de contar', () => {
    const anulacion = { anulado_en: '2026-11-21T10:00:00Z', motivo_anulacion: 'Se repitió', ajuste_en: null };
    const despues = conAbonoAnulado(con, '1', anulacion);
    expect(despues.abonos).toEqual([{ ...con.abonos[0], ...anulacion }, con.abonos[1]]);
    expect(despues.estado).toBe('CON_ABONO');
  });

  it('el que no está o ya se anuló no se anula', () => {
    expect(atrapar(() => exigirAbonoVivo(con, 9))).toMatchObject({ codigo: 'NO_ENCONTRADO' });
    const anulado = mensualidad({ abonos: [abono({ anulado_en: '2026-11-21T10:00:00Z' })] });
    expect(atrapar(() => exigirAbonoVivo(anulado, 1))).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Este abono ya está anulado',
    });
    expect(exigirAbonoVivo(con, '2')).toBe(con.abonos[1]);
  });

  it('con la mora de hoy en su edad', () => {
    expect(edadDeCartera(mensualidad({ fecha_vencimiento: '2026-01-01' }), HOY)).toBe('MAS_DE_90');
  });
});
