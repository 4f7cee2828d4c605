import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { abono, acudiente, HOY, mensualidad, movimiento } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { Pagos } from '@/application/mensualidades/pagos.port';
import { registrarAbono } from '@/application/mensualidades/registrar-abono';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import { pagosDe, saldosAFavorDe } from '@/application/mensualidades/servicios-mensualidades';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosPago } from '@/domain/mensualidades/pago';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';

/** Eleven at night of that same day in Bogota: already the next one in UTC. */
const reloj = relojEn('2026-11-22T04:00:00Z');
/** September is closed, and what came before. */
const cierres = { ultimoCerrado: async () => '2026-09' };
const permisos = permisosDe('ADMINISTRADOR');
const DEBE = mensualidad({ id: 9, valor: 100, id_acudiente: 5, abonos: [abono({ id: 3, valor: 40 })] });
const SENALADOS = { message: 'Revise los campos señalados' };

describe('registrar un abono', () => {
  const decidir = async (entrada: object, antes: Mensualidad = DEBE) => {
    const registrar = vi.fn<LibroDeAbonos['registrar']>(async () => DEBE);
    await registrarAbono({ abonos: { registrar }, cierres, permisos, reloj })(9, {
      fecha: HOY,
      valor: 60,
      medio: 'EFECTIVO',
      ...entrada,
    });
    const [, , decidido] = registrar.mock.calls[0] ?? [];
    if (!decidido) throw new Error('No se pidió nada');
    return decidido(antes);
  };

  it('lo que cabe en la mensualidad no deja nada a favor', async () => {
    const { pago, movimientos } = await decidir({});
    expect(pago).toEqual({ fecha: HOY, valor: 60, medio: 'EFECTIVO', excedente: 0 });
    expect(movimientos(abono({ id: 7, excedente: 0 }))).toEqual([]);
  });

  it('lo que sobra queda a favor de quien la paga, con el abono que lo trajo', async () => {
    const { pago, movimientos } = await decidir({ valor: 85, a_favor: 25 });
    expect(pago).toMatchObject({ valor: 60, excedente: 25 });
    expect(movimientos(abono({ id: 7, excedente: 25, fecha: HOY }))).toEqual([
      {
        ...{ origen_id: null, tipo: 'EXCEDENTE', fecha: HOY, valor: 25, abono_id: 7 },
        ...{ id_acudiente: 5, participante_id: 1, medio: null, referencia: null, motivo: null },
      },
    ]);
  });

  it('ni más de lo que se debe, ni de mañana, ni de un mes cerrado', async () => {
    await expect(decidir({ valor: 61 })).rejects.toMatchObject(SENALADOS);
    await expect(decidir({ fecha: '2026-11-22' })).rejects.toMatchObject({
      campos: { fecha: 'La fecha del abono no puede ser futura' },
    });
    await expect(decidir({ fecha: '2026-09-30' })).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      campos: { fecha: 'Septiembre de 2026 está cerrado: escriba una fecha desde el jue 1 oct 2026' },
    });
  });
});

describe('anular un abono', () => {
  const decidir = async (movimientos: readonly MovimientoAFavor[], suyo: Partial<Abono> = {}) => {
    const anular = vi.fn<LibroDeAbonos['anular']>(async () => DEBE);
    await anularAbono({ abonos: { anular }, cierres, permisos, reloj })('9', '3', { motivo: 'Se repitió' });
    const decidido = anular.mock.calls[0]?.[3];
    if (!decidido) throw new Error('No se pidió nada');
    return decidido({ ...DEBE, abonos: [abono({ id: 3, valor: 40, ...suyo })] }, movimientos);
  };

  it('de un mes abierto no se ajusta nada; de uno cerrado, se descuenta hoy', async () => {
    expect(await decidir([], { fecha: '2026-10-01' })).toEqual({ movimientos: [], ajuste_en: null });
    expect(await decidir([], { fecha: '2026-09-30' })).toEqual({ movimientos: [], ajuste_en: HOY });
  });

  it('lo que sobró de él se va con él, y lo que tomó vuelve, a nombre de quien era', async () => {
    const deOtro = { participante_id: 2, id_acudiente: null };
    const { movimientos } = await decidir([
      movimiento({ id: 1, abono_id: 3, valor: 25 }),
      movimiento({ id: 2, abono_id: 8, valor: 70, ...deOtro }),
      movimiento({ id: 4, origen_id: 2, tipo: 'APLICACION', abono_id: 3, valor: 40, ...deOtro }),
    ]);
    const vacios = { medio: null, referencia: null, motivo: null };
    expect(movimientos).toEqual([
      {
        ...{ origen_id: 1, tipo: 'EXCEDENTE_ANULADO', fecha: HOY, valor: 25, abono_id: 3 },
        ...{ id_acudiente: 5, participante_id: 1, ...vacios },
      },
      {
        ...{ origen_id: 2, tipo: 'APLICACION_ANULADA', fecha: HOY, valor: 40, abono_id: 3 },
        ...{ ...deOtro, ...vacios },
      },
    ]);
  });

  it('el que ya está anulado no se anula otra vez', async () => {
    await expect(decidir([], { anulado_en: 'ayer' })).rejects.toThrow('Este abono ya está anulado');
  });
});

describe('un pago de varias mensualidades', () => {
  const BETO = mensualidad({ id: 10, valor: 70, participante_id: 2, id_acudiente: 5 });
  const GENTE = { acudientes: [acudiente({ id: 5 })], propias: [] };
  const PAGO = {
    ...{ fecha: HOY, valor: 150, medio: 'NEQUI', referencia: 'N-1' },
    partes: [
      { mensualidad_id: 9, valor: 60 },
      { mensualidad_id: 10, valor: 70 },
    ],
  } satisfies DatosPago;

  const pedir = () => {
    const pagos = {
      registrar: vi.fn<Pagos['registrar']>(),
      anular: vi.fn<Pagos['anular']>(),
      obtener: vi.fn(),
    };
    return { pagos, casos: pagosDe({ pagos, cierres, permisos, reloj }) };
  };
  const decidir = async (
    entrada: object = {},
    antes: readonly Mensualidad[] = [DEBE, BETO],
    ejemplos?: ReadonlySet<string>,
  ) => {
    const { pagos, casos } = pedir();
    await casos.registrar('acudiente-5', { ...PAGO, ...entrada });
    const decidido = pagos.registrar.mock.calls[0]?.[2];
    if (!decidido) throw new Error('No se pidió nada');
    return decidido(GENTE, antes, ejemplos);
  };

  it('es de administradores, de un pagador y con datos que lo son', async () => {
    const { pagos, casos } = pedir();
    const deConsulta = pagosDe({ pagos, cierres, permisos: permisosDe('CONSULTA'), reloj });
    const negado = { codigo: 'PERMISO_DENEGADO' };
    await expect(deConsulta.registrar('acudiente-5', PAGO)).rejects.toMatchObject(negado);
    await expect(deConsulta.anular(1, { motivo: 'Se repitió' })).rejects.toMatchObject(negado);
    await expect(casos.registrar('luz', PAGO)).rejects.toThrow('No existe un pagador');
    await expect(casos.registrar('acudiente-5', {})).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(casos.anular(' ', { motivo: 'Se repitió' })).rejects.toThrow('ID de pago requerido');
    await expect(casos.anular(1, {})).rejects.toMatchObject({ campos: { motivo: expect.any(String) } });
    expect(pagos.registrar).not.toHaveBeenCalled();
    expect(pagos.anular).not.toHaveBeenCalled();
    await casos.registrar('acudiente-5', PAGO, { clave: 'k' });
    expect(pagos.registrar).toHaveBeenCalledWith('acudiente-5', PAGO, expect.any(Function), { clave: 'k' });
    await casos.anular(1, { motivo: ' Se repitió ' }, { clave: 'k' });
    expect(pagos.anular).toHaveBeenCalledWith(1, 'Se repitió', expect.any(Function), { clave: 'k' });
  });

  it('paga cada una con lo suyo, y lo que sobra va con la última', async () => {
    const { excedente, abonos } = await decidir();
    expect(excedente).toBe(20);
    const comun = { fecha: HOY, medio: 'NEQUI', referencia: 'N-1' };
    expect(abonos.map(({ pago }) => pago)).toEqual([
      { ...comun, valor: 60, excedente: 0 },
      { ...comun, valor: 70, excedente: 20 },
    ]);
    expect(abonos[0]?.movimientos(abono({ id: 7, excedente: 0 }))).toEqual([]);
    expect(abonos[1]?.movimientos(abono({ id: 8, excedente: 20, fecha: HOY }))).toMatchObject([
      { tipo: 'EXCEDENTE', valor: 20, abono_id: 8, id_acudiente: 5, participante_id: 2 },
    ]);
  });

  it('ni lo que paga otra persona, ni de mañana, ni de un mes cerrado', async () => {
    await expect(decidir({}, [DEBE, { ...BETO, id_acudiente: 6 }])).rejects.toMatchObject({
      campos: { 'partes.1.valor': 'Esa mensualidad la paga otra persona' },
    });
    await expect(decidir({ fecha: '2026-11-22' })).rejects.toMatchObject({
      campos: { fecha: 'La fecha del abono no puede ser futura' },
    });
    await expect(decidir({ fecha: '2026-09-30' })).rejects.toMatchObject({ codigo: 'CONFLICTO' });
  });

  it('ni a la vez de personas de ejemplo y de personas reales', async () => {
    await expect(decidir({}, [DEBE, BETO], new Set(['2']))).rejects.toThrow('sepárelo');
  });

  it('anularlo anula lo que vive de él, lo que sobró, y lo de un mes cerrado se descuenta hoy', async () => {
    const { pagos, casos } = pedir();
    await casos.anular(1, { motivo: 'Se repitió' });
    const decidido = pagos.anular.mock.calls[0]?.[2];
    const cobros = [
      mensualidad({ ...DEBE, abonos: [abono({ id: 3, pago_id: 1, fecha: '2026-09-30' })] }),
      mensualidad({ ...BETO, abonos: [abono({ id: 4, pago_id: 1, fecha: '2026-10-01' })] }),
    ];
    expect(decidido?.(cobros, [movimiento({ id: 6, abono_id: 4, valor: 20 })])).toEqual([
      { mensualidad: 9, abono: 3, movimientos: [], ajuste_en: HOY },
      {
        mensualidad: 10,
        abono: 4,
        movimientos: [
          expect.objectContaining({
            ...{ origen_id: 6, tipo: 'EXCEDENTE_ANULADO', valor: 20, fecha: HOY, abono_id: 4 },
          }),
        ],
        ajuste_en: null,
      },
    ]);
    expect(() => decidido?.([DEBE], [])).toThrow('Este pago ya está anulado');
  });

  it('lo que se lee se pide tal cual', async () => {
    const { pagos, casos } = pedir();
    pagos.obtener.mockResolvedValue(null);
    expect(await casos.obtener(1)).toBeNull();
  });
});

describe('usar el saldo a favor', () => {
  const HAY = [movimiento({ id: 1, valor: 30 }), movimiento({ id: 2, valor: 50 })];
  const pedir = () => {
    const saldosAFavor = {
      obtener: vi.fn(async () => null),
      aplicar: vi.fn<SaldosAFavor['aplicar']>(),
      devolver: vi.fn<SaldosAFavor['devolver']>(),
      anularDevolucion: vi.fn<SaldosAFavor['anularDevolucion']>(),
      cambiarSede: vi.fn<SaldosAFavor['cambiarSede']>(),
    };
    return { saldosAFavor, casos: saldosAFavorDe({ saldosAFavor, cierres, permisos, reloj }) };
  };
  const aplicar = async (valor: number, movimientos = HAY, ejemplos?: ReadonlySet<string>) => {
    const { saldosAFavor, casos } = pedir();
    await casos.aplicar(9, { valor });
    const decidido = saldosAFavor.aplicar.mock.calls[0]?.[2];
    if (!decidido) throw new Error('No se pidió nada');
    return decidido(DEBE, movimientos, ejemplos);
  };

  it('paga hoy una mensualidad, de lo más viejo primero', async () => {
    const { pago, movimientos } = await aplicar(45);
    expect(pago).toEqual({ fecha: HOY, valor: 45, medio: 'SALDO_A_FAVOR', excedente: 0 });
    const comun = { tipo: 'APLICACION', fecha: HOY, abono_id: 7, id_acudiente: 5, participante_id: 1 };
    expect(movimientos(abono({ id: 7 }))).toMatchObject([
      { ...comun, origen_id: 1, valor: 30 },
      { ...comun, origen_id: 2, valor: 15 },
    ]);
  });

  it('no más de lo que hay ni de lo que se debe, y el de ejemplo no paga nada real', async () => {
    await expect(aplicar(81)).rejects.toMatchObject(SENALADOS);
    await expect(aplicar(61)).rejects.toMatchObject(SENALADOS);
    const deEjemplo = [movimiento({ valor: 500, participante_id: 2 })];
    await expect(aplicar(5, deEjemplo, new Set(['2']))).rejects.toThrow('No tiene saldo a favor');
    await expect(aplicar(5, deEjemplo)).resolves.toMatchObject({ pago: { valor: 5 } });
  });

  it('cerrado el mes de hoy, no se aplica', async () => {
    const saldosAFavor = {
      ...{ devolver: vi.fn(), anularDevolucion: vi.fn(), obtener: vi.fn(), cambiarSede: vi.fn() },
      aplicar: vi.fn<SaldosAFavor['aplicar']>(),
    };
    const cerrado = { ultimoCerrado: async () => '2026-11' };
    await saldosAFavorDe({ saldosAFavor, cierres: cerrado, permisos, reloj }).aplicar(9, { valor: 5 });
    expect(() => saldosAFavor.aplicar.mock.calls[0]?.[2](DEBE, HAY)).toThrow(
      'Noviembre de 2026 está cerrado',
    );
  });

  const devolver = async (cambios: object = {}) => {
    const { saldosAFavor, casos } = pedir();
    await casos.devolver('acudiente-5', {
      ...{ fecha: HOY, valor: 45, medio: 'NEQUI', referencia: 'N-2', motivo: 'Egresó' },
      ...cambios,
    });
    const decidido = saldosAFavor.devolver.mock.calls[0]?.[2];
    if (!decidido) throw new Error('No se pidió nada');
    return decidido(HAY);
  };

  it('se devuelve con su medio y su motivo, de lo más viejo primero', async () => {
    const comun = {
      ...{ tipo: 'DEVOLUCION', fecha: HOY, abono_id: null, medio: 'NEQUI', referencia: 'N-2' },
      ...{ motivo: 'Egresó', id_acudiente: 5, participante_id: 1 },
    };
    expect(await devolver()).toEqual([
      { ...comun, origen_id: 1, valor: 30 },
      { ...comun, origen_id: 2, valor: 15 },
    ]);
    const enEfectivo = await devolver({ medio: 'EFECTIVO', referencia: undefined });
    expect(enEfectivo).toMatchObject([{ referencia: null }, { referencia: null }]);
  });

  const anular = async (devolucion: number, motivo = 'No se entregó') => {
    const { saldosAFavor, casos } = pedir();
    await casos.anularDevolucion('acudiente-5', devolucion, { motivo });
    const decidido = saldosAFavor.anularDevolucion.mock.calls[0]?.[3];
    return decidido?.([
      ...HAY,
      movimiento({ id: 3, origen_id: 2, tipo: 'DEVOLUCION', valor: 20, fecha: '2026-11-02' }),
      movimiento({ id: 4, origen_id: 2, tipo: 'DEVOLUCION', valor: 5, fecha: '2026-09-30' }),
      movimiento({ id: 5, origen_id: 2, tipo: 'DEVOLUCION', valor: 7, fecha: '2026-11-03' }),
      movimiento({ id: 6, origen_id: 2, tipo: 'DEVOLUCION_ANULADA', valor: 7, devolucion_id: 5 }),
    ]);
  };

  it('una devolución se anula hoy, con su motivo, hacia lo que sobró de donde salió', async () => {
    expect(await anular(3)).toEqual([
      {
        ...{ tipo: 'DEVOLUCION_ANULADA', fecha: HOY, valor: 20, origen_id: 2, devolucion_id: 3 },
        ...{ motivo: 'No se entregó', abono_id: null, medio: null, referencia: null },
        ...{ id_acudiente: 5, participante_id: 1 },
      },
    ]);
  });

  it('una vez; no la de un mes cerrado, ni lo que no es una devolución; y el motivo se escribe', async () => {
    const yaEsta = 'Esta devolución ya está anulada';
    await expect(anular(5)).rejects.toMatchObject({ codigo: 'CONFLICTO', campos: { devolucion: yaEsta } });
    await expect(anular(4)).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      campos: { motivo: expect.stringContaining('Septiembre de 2026 está cerrado') },
    });
    await expect(anular(2)).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
    await expect(anular(3, 'No')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(pedir().casos.anularDevolucion('luz', 3, {})).rejects.toThrow('No existe un pagador');
  });

  it('ni de mañana, ni de un mes cerrado, ni a nombre de nadie', async () => {
    await expect(devolver({ fecha: '2026-11-22' })).rejects.toMatchObject({
      campos: { fecha: 'La fecha de la devolución no puede ser futura' },
    });
    await expect(devolver({ fecha: '2026-09-30' })).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    await expect(pedir().casos.devolver('luz', {})).rejects.toThrow('No existe un pagador');
    expect(await pedir().casos.obtener('acudiente-5')).toBeNull();
  });
});
