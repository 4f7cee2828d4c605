import { SIN_COBRO_CONFIGURADO } from '@tests/application/dobles/cobro';
import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { ajustarMensualidad } from '@/application/mensualidades/cierres/ajustar-mensualidad';
import type { LibroDeArqueos } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { ParticipanteEnCasa } from '@/domain/mensualidades/plan-generacion';
import type { Rol } from '@/domain/shared/rol';

/** Eleven at night of that same day in Bogota: already the next one in UTC. */
const reloj = relojEn('2026-11-22T04:00:00Z');
const permisos = permisosDe('ADMINISTRADOR');
/** October is closed, and what came before. */
const cierres = { ultimoCerrado: async () => '2026-10' };
const CERRADO = 'Octubre de 2026 está cerrado';

describe('en un mes cerrado', () => {
  const actualizar = (guardada: Mensualidad, entrada: object) => {
    const mensualidades = { obtener: async () => null, actualizar: vi.fn() };
    const hecho = actualizarMensualidad({ mensualidades, cierres, permisos })(9, entrada, guardada);
    return { hecho, escrita: mensualidades.actualizar };
  };

  it('lo suyo no se cambia: se corrige con un ajuste de hoy', async () => {
    const { hecho, escrita } = actualizar(mensualidad({ periodo: '2026-10' }), { valor: 5, version: 1 });
    const mensaje = `${CERRADO}: su corrección se registra como un ajuste de hoy`;
    await expect(hecho).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      message: mensaje,
      campos: { valor: mensaje },
    });
    await expect(hecho).rejects.not.toHaveProperty('campos.version');
    expect(escrita).not.toHaveBeenCalled();
  });

  it('nada se pasa a él ni nace en él', async () => {
    const mensaje = `${CERRADO}: cóbrela en un mes abierto`;
    const rechazo = { codigo: 'CONFLICTO', message: mensaje, campos: { periodo: mensaje } };
    await expect(actualizar(mensualidad(), { periodo: '2026-10' }).hecho).rejects.toMatchObject(rechazo);
    const crear = crearMensualidad({
      mensualidades: {
        crear: async (_datos, _opciones, revisar) => {
          revisar?.();
          return mensualidad();
        },
      },
      participantes: { obtener: async () => ({ dia_pago: null, fecha_ingreso: null }) },
      ...{ cierres, permisos, reloj, cobro: SIN_COBRO_CONFIGURADO },
    });
    await expect(crear({ participante_id: 1, valor: 5, periodo: '2026-10' })).rejects.toMatchObject(rechazo);
    await expect(crear({ participante_id: 1, valor: 5, periodo: '2026-11' })).resolves.toBeDefined();
  });

  it('lo que un egreso había descontado se olvida cuando alguien decide el valor', async () => {
    const conEgreso = mensualidad({ descuento: 50, descuento_antes_del_egreso: 20 });
    const { hecho, escrita } = actualizar(conEgreso, { descuento: 30 });
    await hecho;
    expect(escrita).toHaveBeenCalledWith(9, { descuento: 30, descuento_antes_del_egreso: null }, 'PENDIENTE');
    const otro = actualizar(conEgreso, { observaciones: 'Nota' });
    await otro.hecho;
    expect(otro.escrita).toHaveBeenCalledWith(9, { observaciones: 'Nota' }, 'PENDIENTE');
  });
});

describe('generar un mes', () => {
  const ANA: ParticipanteEnCasa = {
    ...{ id: 1, nombre: 'Ana', fecha_ingreso: '2026-01-10', valor_mensualidad: 900, dia_pago: null },
    ...{ numero_documento: null, beca_porcentaje: null, pagador: null, yaTiene: false, anulada: null },
    exonerada: null,
  };
  const planear = async (periodo: string, quien: ParticipanteEnCasa, elecciones?: object[]) => {
    const generar = vi.fn<GeneradorMensualidades['generar']>();
    await generarMensualidades({ generador: { generar }, cierres, cobro: SIN_COBRO_CONFIGURADO, permisos })({
      periodo,
      elecciones,
    });
    const plan = await generar.mock.calls[0]?.[1]();
    return plan?.(quien);
  };

  it('cerrado, no se puede', async () => {
    const mensaje = `${CERRADO}: genere un mes abierto`;
    await expect(planear('2026-10', ANA)).rejects.toMatchObject({
      message: mensaje,
      campos: { periodo: mensaje },
    });
  });

  it('a cada uno lo suyo, como se eligió', async () => {
    expect(await planear('2026-11', ANA)).toMatchObject({
      fila: { resultado: 'CREADA', valor: 900 },
      nueva: { periodo: '2026-11', estado: 'PENDIENTE' },
    });
    const elecciones = [{ participante_id: 1, cobro: 'NINGUNO' }];
    expect(await planear('2026-11', ANA, elecciones)).toMatchObject({ fila: { resultado: 'OMITIDA' } });
  });

  it('la que su egreso exoneró se vuelve a cobrar, en vez de otra', async () => {
    const exonerada = mensualidad({
      ...{ valor: 900, descuento: 900, estado: 'EXONERADA', cobra_hasta: '2026-10-31' },
      ...{ motivo_anulacion: 'Egresó antes de este mes', descuento_antes_del_egreso: 0 },
    });
    const volvio = { ...ANA, fecha_ingreso: '2026-11-16', yaTiene: true, exonerada };
    expect(await planear('2026-11', volvio)).toMatchObject({ nueva: null, fila: { exonerada: true } });
  });
});

describe('corregir una mensualidad de un mes cerrado', () => {
  const pedir = (rol: Rol = 'ADMINISTRADOR') => {
    const ajustar = vi.fn<LibroDeAbonos['ajustar']>();
    return {
      ajustar,
      corregir: ajustarMensualidad({ abonos: { ajustar }, cierres, permisos: permisosDe(rol), reloj }),
    };
  };
  const AJUSTE = { valor: 30, motivo: 'Se cobró de más' };

  it('es de administradores, de una mensualidad y con su motivo', async () => {
    const { ajustar, corregir } = pedir();
    await expect(pedir('CONSULTA').corregir(9, AJUSTE)).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    await expect(corregir(' ', AJUSTE)).rejects.toThrow('ID de mensualidad requerido');
    await expect(corregir(9, { valor: 30 })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(ajustar).not.toHaveBeenCalled();
  });

  it('es de hoy, sin recibo y sin que nada quede a favor', async () => {
    const { ajustar, corregir } = pedir();
    await corregir(9, AJUSTE, { clave: 'k' });
    const [id, datos, decidir, opciones] = ajustar.mock.calls[0] ?? [];
    expect([id, datos, opciones]).toEqual([9, AJUSTE, { clave: 'k' }]);
    const decidido = decidir?.(mensualidad({ periodo: '2026-10', valor: 100 }));
    expect(decidido?.pago).toEqual({
      ...{ fecha: HOY, valor: 30, medio: 'AJUSTE', referencia: 'Se cobró de más', excedente: 0 },
    });
    expect(decidido?.movimientos({} as never)).toEqual([]);
    expect(() => decidir?.(mensualidad({ periodo: '2026-11' }))).toThrow('Noviembre de 2026 está abierto');
  });
});

describe('cerrar un mes, abrirlo y contar la caja', () => {
  const pedir = (rol: Rol = 'ADMINISTRADOR') => {
    const libro = {
      ...{
        listar: vi.fn<LibroDeCierres['listar']>(),
        ultimoCerrado: vi.fn(),
        resumen: vi.fn(),
        informe: vi.fn(),
      },
      ...{ cerrar: vi.fn<LibroDeCierres['cerrar']>(), reabrir: vi.fn<LibroDeCierres['reabrir']>() },
    };
    const arqueos = { deCaja: vi.fn(), guardar: vi.fn<LibroDeArqueos['guardar']>() };
    return {
      libro,
      arqueos,
      casos: cierresDe({ cierres: libro, arqueos, permisos: permisosDe(rol), reloj }),
    };
  };
  const ARQUEO = { desde: '2026-11-01', hasta: HOY, contado: 50 };
  const EJEMPLOS = new Set(['1']);

  it('es de administradores, y nada se pide', async () => {
    const { libro, arqueos, casos } = pedir('CONSULTA');
    for (const hecho of [
      casos.cerrar({ periodo: '2026-10' }),
      casos.reabrir('2026-10', { motivo: 'Faltaba' }),
      casos.guardarArqueo(ARQUEO),
    ])
      await expect(hecho).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    for (const doble of [libro.cerrar, libro.reabrir, arqueos.guardar]) expect(doble).not.toHaveBeenCalled();
  });

  it('se cierra el que terminó en Bogotá, en orden y sin datos de ejemplo', async () => {
    const { libro, casos } = pedir();
    await casos.cerrar({ periodo: '2026-10' }, { clave: 'k' });
    const [periodo, revisar, opciones] = libro.cerrar.mock.calls[0] ?? [];
    expect([periodo, opciones]).toEqual(['2026-10', { clave: 'k' }]);
    expect(() => revisar?.('2026-09')).not.toThrow();
    expect(() => revisar?.('2026-10')).toThrow('Octubre de 2026 ya está cerrado');
    expect(() => revisar?.('2026-09', EJEMPLOS)).toThrow('bórrelos antes de cerrar un mes');
    await expect(casos.cerrar({})).rejects.toMatchObject({ codigo: 'VALIDACION' });
    // The first of December, in Bogota still the thirtieth of November.
    const noche = cierresDe({
      cierres: libro,
      arqueos: pedir().arqueos,
      permisos,
      reloj: relojEn('2026-12-01T04:00:00Z'),
    });
    await noche.cerrar({ periodo: '2026-11' });
    expect(() => libro.cerrar.mock.calls[1]?.[1]('2026-10')).toThrow('Noviembre de 2026 no ha terminado');
  });

  it('se abre el último, con su motivo', async () => {
    const { libro, casos } = pedir();
    await casos.reabrir('2026-10', { motivo: ' Faltaba un abono ' }, { clave: 'k' });
    const [periodo, motivo, revisar, opciones] = libro.reabrir.mock.calls[0] ?? [];
    expect([periodo, motivo, opciones]).toEqual(['2026-10', 'Faltaba un abono', { clave: 'k' }]);
    expect(() => revisar?.('2026-10')).not.toThrow();
    expect(() => revisar?.('2026-09')).toThrow('Octubre de 2026 no está cerrado');
    await expect(casos.reabrir('octubre', { motivo: 'Faltaba' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
    });
    await expect(casos.reabrir('2026-10', {})).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });

  it('un arqueo es hasta hoy, de lo que los libros dicen y sin datos de ejemplo', async () => {
    const { arqueos, casos } = pedir();
    await casos.guardarArqueo(ARQUEO, { clave: 'k' });
    const [datos, armar, opciones] = arqueos.guardar.mock.calls[0] ?? [];
    expect([datos, opciones]).toEqual([ARQUEO, { clave: 'k' }]);
    expect(armar?.({ recibido: 70, devuelto: 10 })).toMatchObject({ contado: 50, diferencia: -10 });
    expect(() => armar?.({ recibido: 0, devuelto: 0 }, EJEMPLOS)).toThrow(
      'bórrelos antes de guardar un arqueo',
    );
    await expect(casos.guardarArqueo({ ...ARQUEO, hasta: '2026-11-22' })).rejects.toMatchObject({
      campos: { hasta: 'El último día que se cuenta no puede ser futuro' },
    });
  });

  it('el último cerrado es el más nuevo de los que nadie abrió', async () => {
    const { libro, casos } = pedir();
    const cierre = (periodo: string, reabierto_en: string | null = null) =>
      ({ periodo, reabierto_en }) as never;
    libro.listar.mockResolvedValueOnce([
      cierre('2026-08'),
      cierre('2026-09'),
      cierre('2026-07'),
      cierre('2026-10', 'hoy'),
    ]);
    expect(await casos.ultimo()).toBe('2026-09');
    libro.listar.mockResolvedValueOnce([]);
    expect(await casos.ultimo()).toBeNull();
    libro.listar.mockResolvedValueOnce(null);
    expect(await casos.ultimo()).toBeNull();
  });

  it('lo que se lee se pide tal cual', async () => {
    const { libro, arqueos, casos } = pedir();
    await casos.listar();
    await casos.resumen('2026-10');
    await casos.informe('2026-10');
    await casos.arqueos({ desde: HOY, hasta: HOY });
    expect(libro.resumen).toHaveBeenCalledWith('2026-10');
    expect(libro.informe).toHaveBeenCalledWith('2026-10');
    expect(arqueos.deCaja).toHaveBeenCalledWith({ desde: HOY, hasta: HOY });
  });
});
