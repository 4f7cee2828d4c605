import { ABONO, equipo, que } from '@tests/apoyo/equipo-con-cola';
import { unCambioDeEstado } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada, Salida } from '@/domain/sin-red/cola';
import { SIN_DUENO } from '@/domain/sin-red/desenlace';
import { eventoLocal, idLocal } from '@/domain/sin-red/referencias';
import { padreDe } from '@/domain/sin-red/turno-de-cola';

const admisionConNovedad = async (anotar: ReturnType<typeof equipo>['anotar']): Promise<Entrada> => {
  const nueva = await anotar('participante:nuevo', {
    servicio: 'participantes',
    metodo: 'crear',
    argumentos: [{ nombre: 'Ana' }, { clave: 'p' }],
  });
  await anotar('novedad', {
    servicio: 'bitacora',
    metodo: 'escribir',
    argumentos: [idLocal(nueva.id), { texto: 'x' }, { clave: 'n' }],
  });
  return nueva;
};

describe('lo que depende de lo que se hizo aquí', () => {
  const vuelve = (evento: string): OrdenEscrita => ({
    servicio: 'estancias',
    metodo: 'corregir',
    argumentos: [11, evento, { regreso_real: '2026-11-24' }],
  });
  const salida = unCambioDeEstado(3, 'CON_PERMISO', 4);

  it('el regreso de una salida de un toque va al permiso que ella abrió', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    const sale = await anotar('estado:3', salida);
    await anotar('Registrar regreso:3', vuelve(eventoLocal(sale.id)));
    mundo.responder = async ({ metodo }) =>
      metodo === 'listar' ? [{ id: 11, eventos: [{ id: 77, tipo: 'PERMISO' }] }] : { id: 3, version: 5 };
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toMatchObject([
      { metodo: 'actualizar', argumentos: [3, salida.argumentos[1], salida.argumentos[2]] },
      { servicio: 'estancias', metodo: 'listar', argumentos: ['3'] },
      { servicio: 'estancias', metodo: 'corregir', argumentos: [11, 77, { regreso_real: '2026-11-24' }] },
    ]);
    expect(await estados()).toEqual(['lista', 'lista']);
  });

  it('si al preguntar por su permiso no hay red, espera como estaba', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    const sale = await anotar('estado:3', salida);
    await anotar('Registrar regreso:3', vuelve(eventoLocal(sale.id)));
    mundo.responder = ({ metodo }) =>
      metodo === 'listar' ? Promise.reject(errorSinRespuesta('red')) : Promise.resolve({ id: 3, version: 5 });
    expect(await enviar()).toBe('sin recibir');
    expect(await estados()).toEqual(['lista', 'por enviar']);
  });

  it('lo que lee de lo guardado porque la red se fue no es un número', async () => {
    const { mundo, deps, enviar, estados, anotar } = equipo();
    const sale = await anotar('estado:3', salida);
    await anotar('Registrar regreso:3', vuelve(eventoLocal(sale.id)));
    mundo.responder = async ({ metodo }) =>
      metodo === 'listar'
        ? [{ id: 11, eventos: [{ id: eventoLocal(sale.id), tipo: 'PERMISO' }] }]
        : { id: 3, version: 5 };
    expect(await enviar()).toBe('sin recibir');
    expect(await estados()).toEqual(['lista', 'por enviar']);
    expect(deps.registro.aviso).not.toHaveBeenCalled();
  });

  it.each<[number, string, Salida | undefined]>([
    [403, 'PERMISO_DENEGADO', undefined],
    [404, 'NO_ENCONTRADO', undefined],
    [403, 'PERMISO_DENEGADO', { desde: 5, servicio: null }],
  ])(
    'si no deja preguntar por su permiso (%i) espera a la persona con lo que dijo, y lo demás sigue',
    async (status, codigo, enDuda) => {
      const { mundo, cola, enviar, anotar } = equipo();
      const sale = await anotar('estado:3', salida);
      const nombre = 'Registrar regreso:3';
      await cola.anotar({ nombre, que, orden: vuelve(eventoLocal(sale.id)), ...(enDuda && { enDuda }) });
      await anotar('abono:7');
      mundo.responder = ({ metodo }) =>
        metodo === 'listar'
          ? Promise.reject(errorDeEstado(status, { serverMessage: 'Dicho por el servicio', codigo }))
          : Promise.resolve({ id: 3, version: 5 });
      expect(await enviar()).toBe('al día');
      expect(mundo.pedidas.some(({ metodo }) => metodo === 'corregir')).toBe(false);
      const rechazo = { codigo, mensaje: 'Dicho por el servicio' };
      expect((await cola.listar()).entradas.map(({ estado }) => estado)).toMatchObject([
        { tipo: 'lista' },
        { tipo: 'rechazada', rechazo, enDuda: enDuda ?? null },
        { tipo: 'lista' },
      ]);
    },
  );

  it('lo de una admisión rechazada espera con ella, y llega cuando es la persona que ya existía', async () => {
    const { mundo, cola, enviar, estados, anotar } = equipo();
    const nueva = await anotar('participante:nuevo', {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [{ nombre: 'Ana' }, { clave: 'p' }],
    });
    const cobro = await anotar('mensualidad:nuevo', {
      servicio: 'mensualidades',
      metodo: 'crear',
      argumentos: [{ participante_id: idLocal(nueva.id), valor: 1 }, { clave: 'm' }],
    });
    await anotar('abono', {
      ...ABONO,
      argumentos: [idLocal(cobro.id), ABONO.argumentos[1], { clave: 'ab' }],
    });
    await anotar('novedad', {
      servicio: 'bitacora',
      metodo: 'escribir',
      argumentos: [idLocal(nueva.id), { texto: 'x' }, { clave: 'n' }],
    });
    mundo.responder = ({ servicio }) =>
      servicio === 'participantes' ? Promise.reject(errorConflicto('no')) : Promise.resolve({ id: 90 });
    expect(await enviar()).toBe('al día');
    expect(await estados()).toEqual(['rechazada', 'por enviar', 'por enviar', 'por enviar']);
    const [rechazada] = (await cola.listar()).entradas;
    if (rechazada) await cola.darPorHecha(rechazada, 41);
    expect(await enviar()).toBe('al día');
    expect(await estados()).toEqual(['lista', 'lista', 'lista', 'lista']);
    expect(mundo.pedidas.slice(1).map(({ argumentos }) => argumentos[0])).toEqual([
      { participante_id: 41, valor: 1 },
      90,
      41,
    ]);
  });

  it('de una admisión descartada se puede recuperar, con lo suyo', async () => {
    const { mundo, cola, enviar, estados, anotar } = equipo();
    const nueva = await admisionConNovedad(anotar);
    await cola.descartar(nueva);
    expect(await enviar()).toBe('al día');
    expect(await estados()).toEqual(['descartada', 'rechazada']);
    const [padre, hija] = (await cola.listar()).entradas;
    if (padre && hija) await cola.recuperar(padre, hija);
    mundo.responder = async () => ({ id: 41 });
    expect(await enviar()).toBe('al día');
    expect(await estados()).toEqual(['lista', 'lista']);
    expect(mundo.pedidas.at(-1)?.argumentos[0]).toBe(41);
    expect(mundo.pedidas[0]?.argumentos[1]).not.toEqual({ clave: 'p' });
  });

  it('lo que se descartó sin saberse si había llegado se recupera como la misma petición', async () => {
    const { mundo, cola, enviar, estados, anotar } = equipo();
    const nueva = await admisionConNovedad(anotar);
    const rechazo = { codigo: 'PERMISO_DENEGADO', mensaje: 'No', campos: {}, actual: null };
    const dudosa: Entrada = {
      ...nueva,
      estado: { tipo: 'rechazada', rechazo, enDuda: { desde: mundo.ahora, servicio: null } },
    };
    await cola.guardar(dudosa);
    await cola.descartar(dudosa);
    await enviar();
    const [padre, hija] = (await cola.listar()).entradas;
    if (padre && hija) await cola.recuperar(padre, hija);
    mundo.responder = async () => ({ id: 41 });
    await enviar();
    expect(await estados()).toEqual(['lista', 'lista']);
    expect(mundo.pedidas[0]?.argumentos[1]).toMatchObject({ clave: 'p' });
  });

  it('recuperarla otra vez, desde otra página, no la registra dos veces', async () => {
    const { mundo, cola, enviar, estados, anotar } = equipo();
    const nueva = await admisionConNovedad(anotar);
    await cola.descartar(nueva);
    await enviar();
    const [padre, hija] = (await cola.listar()).entradas;
    if (!padre || !hija) throw new Error('faltan');
    mundo.responder = async () => ({ id: 41 });
    for (const _pagina of [1, 2]) {
      await cola.recuperar(padre, hija);
      await enviar();
    }
    expect(await estados()).toEqual(['lista', 'lista']);
    expect(mundo.pedidas.map(({ servicio }) => servicio)).toEqual(['participantes', 'bitacora']);
  });

  it('de un pago se recupera la mensualidad que se descartó, y no a su persona, que ya está', async () => {
    const { mundo, cola, enviar, anotar } = equipo();
    const nueva = await anotar('participante:nuevo', {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [{ nombre: 'Ana' }, { clave: 'p' }],
    });
    const cobro = await anotar('mensualidad:nuevo', {
      servicio: 'mensualidades',
      metodo: 'crear',
      argumentos: [{ participante_id: idLocal(nueva.id), valor: 1 }, { clave: 'm' }],
    });
    await anotar('pago', {
      servicio: 'pagos',
      metodo: 'registrar',
      argumentos: [
        `participante-${idLocal(nueva.id)}`,
        { valor: 1, partes: [{ mensualidad_id: idLocal(cobro.id), valor: 1 }] },
        { clave: 'pa' },
      ],
    });
    await cola.descartar(cobro);
    mundo.responder = async () => ({ id: 41 });
    await enviar();
    const { entradas } = await cola.listar();
    const pago = entradas.at(-1);
    expect(pago?.estado).toMatchObject({ rechazo: SIN_DUENO });
    expect(pago && padreDe(pago, entradas)?.id).toBe(cobro.id);
  });

  it('un formulario corrige la entrada que lo abrió, y una sola vez', async () => {
    const { cola, anotar, mundo } = equipo();
    const entrada = await anotar('abono:7');
    const hasta = mundo.ahora + 3_600_000;
    cola.abrirParaCorregir('abono:7', entrada, hasta);
    expect(cola.tomarCorreccion('abono:8')).toBeNull();
    expect(cola.tomarCorreccion('abono:7')).toBe(entrada.id);
    expect(cola.tomarCorreccion('abono:7')).toBeNull();
    // That form did not open; one that opens once its draft is no longer there is of something else.
    cola.abrirParaCorregir('abono:7', entrada, hasta);
    mundo.ahora = hasta;
    expect(cola.tomarCorreccion('abono:7')).toBeNull();
  });
});
