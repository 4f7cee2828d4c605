import { mediosDeColaDePrueba } from '@tests/apoyo/medios-de-cola';
import { unaEntrada, unCambioDeEstado } from '@tests/builders/entrada';
import { describe, expect, it, vi } from 'vitest';
import { colaDelPanel } from '@/application/sin-red/cola-del-panel';
import { enviarCola } from '@/application/sin-red/enviar-cola';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { errorConflicto, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { eventoLocal, idLocal } from '@/domain/sin-red/referencias';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';

const HORA_MS = 3_600_000;
const de = (status: number) => errorDeEstado(status, { serverMessage: null });
const { orden: ABONO, que } = unaEntrada();
const abonoDe = (mensualidad: number): OrdenEscrita => ({
  ...ABONO,
  argumentos: [mensualidad, ABONO.argumentos[1], { clave: `clave-${mensualidad}` }],
});

/** A device with its vault open, and a service that answers `responder`. */
const equipo = () => {
  const cofre = crearInMemoryCofre();
  cofre.abrir('1');
  const mundo = {
    ahora: 1_795_000_000_000,
    servicio: null as number | null,
    hayRed: true,
    quien: 1 as Id | null,
    pedidas: [] as OrdenEscrita[],
    llegadas: [] as string[],
    responder: async (_: OrdenEscrita): Promise<unknown> => ({ id: 7, version: 2, abonos: [] }),
  };
  const deps = {
    ...mediosDeColaDePrueba(),
    cofre,
    reloj: { ahora: () => new Date(mundo.ahora) },
    ids: { nuevo: () => crypto.randomUUID() },
    registro: { aviso: vi.fn(), error: vi.fn() },
    quien: () => mundo.quien,
    hora: {
      preguntar: async () => {
        if (!mundo.hayRed) throw new TypeError('Failed to fetch');
      },
      ahora: () => mundo.servicio,
    },
    repetir: async (orden: OrdenEscrita) => {
      mundo.pedidas.push(orden);
      return mundo.responder(orden);
    },
  };
  const cola = colaDelPanel(deps);
  const enviar = enviarCola({ ...deps, cola, alLlegar: ({ nombre }) => mundo.llegadas.push(nombre) });
  const estados = async () => (await cola.listar()).entradas.map(({ estado }) => estado.tipo);
  const anotar = (nombre: string, orden = ABONO) => cola.anotar({ nombre, que, orden });
  return { mundo, cofre, cola, deps, enviar, estados, anotar };
};

describe('enviar lo que espera', () => {
  it('va de a una, en su orden, y cada respuesta queda antes de que salga la siguiente', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    await anotar('c', abonoDe(3));
    const vistos: string[][] = [];
    mundo.responder = async () => {
      vistos.push(await estados());
      return {};
    };
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas.map(({ argumentos }) => argumentos[0])).toEqual([1, 2, 3]);
    expect(vistos).toEqual([
      ['enviando', 'por enviar', 'por enviar'],
      ['lista', 'enviando', 'por enviar'],
      ['lista', 'lista', 'enviando'],
    ]);
    expect(mundo.llegadas).toEqual(['a', 'b', 'c']);
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toHaveLength(3);
  });

  it('sin red no sale nada', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a');
    mundo.hayRed = false;
    expect(await enviar()).toBe('parada');
    expect(mundo.pedidas).toEqual([]);
    expect(await estados()).toEqual(['por enviar']);
  });

  it('si la respuesta se pierde se pregunta por la misma, con su clave, y no sale otra', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(errorSinRespuesta('red'));
    expect(await enviar()).toBe('parada');
    expect(await estados()).toEqual(['enviando', 'por enviar']);
    mundo.responder = async () => ({});
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([abonoDe(1), abonoDe(1), abonoDe(2)]);
  });

  it('si el equipo se apaga entre la respuesta y su anotación, se pregunta por la misma', async () => {
    const { mundo, cofre, enviar, estados, anotar } = equipo();
    await anotar('a', abonoDe(1));
    mundo.responder = async () => {
      cofre.cerrar();
      return { id: 7 };
    };
    expect(await enviar()).toBe('parada');
    expect(mundo.llegadas).toEqual([]);
    cofre.abrir('1');
    expect(await estados()).toEqual(['enviando']);
    mundo.responder = async () => ({ id: 7 });
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([abonoDe(1), abonoDe(1)]);
  });

  it('si no se puede anotar que sale, no sale', async () => {
    const { mundo, cola, deps, estados, anotar } = equipo();
    await anotar('a');
    const llena = { ...cola, guardar: () => Promise.reject(new Error('lleno')) };
    expect(await enviarCola({ ...deps, cola: llena, alLlegar: () => undefined })()).toBe('parada');
    expect(mundo.pedidas).toEqual([]);
    expect(await estados()).toEqual(['por enviar']);
  });

  it('lo que el servicio rechaza espera a la persona con lo que dijo, y lo demás sigue', async () => {
    const { mundo, cola, enviar, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(1));
    await anotar('c', abonoDe(2));
    mundo.responder = ({ argumentos: [id] }) =>
      id === 1 ? Promise.reject(errorConflicto('Sin saldo', { valor: 'Sin saldo' })) : Promise.resolve({});
    expect(await enviar()).toBe('al día');
    const { entradas } = await cola.listar();
    expect(entradas.map(({ estado }) => estado.tipo)).toEqual(['rechazada', 'por enviar', 'lista']);
    expect(entradas[0]?.estado).toMatchObject({
      rechazo: { codigo: 'CONFLICTO', mensaje: 'Sin saldo' },
      enDuda: null,
    });
  });

  it('un servicio que se rompe con una sigue con las demás, y se intenta después', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = ({ argumentos: [id] }) => (id === 1 ? Promise.reject(de(500)) : Promise.resolve({}));
    expect(await enviar()).toBe('parada');
    expect(await estados()).toEqual(['enviando', 'lista']);
  });

  it.each([429, 503, 507])('con un %i espera y no pregunta más', async (status) => {
    const { mundo, enviar, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(de(status));
    expect(await enviar()).toBe('parada');
    expect(mundo.pedidas).toHaveLength(1);
  });

  it('sin sesión espera a que entre, y lo que no se miró no queda en duda', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a');
    mundo.responder = () => Promise.reject(de(401));
    expect(await enviar()).toBe('entrar');
    expect(await estados()).toEqual(['por enviar']);
  });

  it('si entra otra persona mientras se envía, no sale nada más', async () => {
    const { mundo, enviar, anotar, estados } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = async () => {
      mundo.quien = 2;
      return {};
    };
    expect(await enviar()).toBe('entrar');
    expect(mundo.pedidas).toHaveLength(1);
    expect(await estados()).toEqual(['lista', 'por enviar']);
  });

  it('sin permiso espera a la persona; lo que había salido sigue en duda', async () => {
    const { mundo, cola, enviar, anotar } = equipo();
    const enDuda = { desde: mundo.ahora - HORA_MS, servicio: null };
    await cola.anotar({ nombre: 'a', que, orden: abonoDe(1), enDuda });
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(de(403));
    expect(await enviar()).toBe('al día');
    const { entradas } = await cola.listar();
    expect(entradas.map(({ estado }) => estado)).toMatchObject([
      { tipo: 'rechazada', enDuda },
      { tipo: 'rechazada', enDuda: null },
    ]);
    for (const entrada of entradas) await cola.reintentar(entrada);
    mundo.responder = async () => ({});
    await enviar();
    expect(mundo.pedidas[2]).toEqual(abonoDe(1));
    expect(mundo.pedidas[3]?.argumentos[2]).not.toEqual({ clave: 'clave-2' });
  });

  it('lo que salió hace más de 23 horas no se envía a ciegas; lo que nunca salió no caduca', async () => {
    const { mundo, cola, enviar, estados, anotar } = equipo();
    await cola.anotar({
      nombre: 'a',
      que,
      orden: abonoDe(1),
      enDuda: { desde: mundo.ahora, servicio: null },
    });
    await anotar('b', abonoDe(2));
    mundo.ahora += 30 * 24 * HORA_MS;
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([abonoDe(2)]);
    expect(await estados()).toEqual(['rechazada', 'lista']);
    const [primera] = (await cola.listar()).entradas;
    expect(primera?.estado).toMatchObject({ rechazo: { codigo: 'DUDA_VIEJA' } });
  });

  it('un cambio que salió hace días se pregunta: su versión impide que se haga dos veces', async () => {
    const { mundo, cola, enviar, estados } = equipo();
    const orden = unCambioDeEstado(3, 'CON_PERMISO', 4);
    await cola.anotar({ nombre: 'a', que, orden, enDuda: { desde: mundo.ahora, servicio: null } });
    mundo.ahora += 3 * 24 * HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual([orden]);
    expect(await estados()).toEqual(['lista']);
  });

  it('un reloj que se mueve dos días no la hace enviar dos veces ni la da por perdida', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    mundo.servicio = 1_795_000_000_000;
    await anotar('a', abonoDe(1));
    mundo.ahora += 48 * HORA_MS;
    mundo.responder = () => Promise.reject(errorSinRespuesta('red'));
    await enviar();
    mundo.ahora -= 96 * HORA_MS;
    mundo.servicio += HORA_MS;
    mundo.responder = async () => ({});
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([abonoDe(1), abonoDe(1)]);
    expect(await estados()).toEqual(['lista']);
  });

  it('lo de quien se creó aquí sale con su número, también si el equipo se apaga en medio', async () => {
    const { mundo, enviar, anotar } = equipo();
    const ana = await anotar('participante:nuevo', {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [{ nombre: 'Ana' }, { clave: 'p' }],
    });
    await anotar('acudiente:nuevo', {
      servicio: 'acudientes',
      metodo: 'crear',
      argumentos: [{ id_participante: idLocal(ana.id) }, { clave: 'q' }],
    });
    mundo.responder = async ({ servicio }) => {
      if (servicio === 'acudientes') throw errorSinRespuesta('red');
      return { id: 41, version: 1 };
    };
    await enviar();
    mundo.responder = async () => ({ id: 90 });
    await enviar();
    expect(mundo.pedidas.slice(1)).toEqual(
      Array(2).fill({
        servicio: 'acudientes',
        metodo: 'crear',
        argumentos: [{ id_participante: 41 }, { clave: 'q' }],
      }),
    );
  });

  it('lo de quien se descartó espera a la persona', async () => {
    const { mundo, cola, enviar, anotar } = equipo();
    const ana = await anotar('p', {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [{}, { clave: 'p' }],
    });
    await anotar('n', {
      servicio: 'bitacora',
      metodo: 'escribir',
      argumentos: [idLocal(ana.id), {}, { clave: 'n' }],
    });
    await cola.descartar(ana);
    await enviar();
    expect(mundo.pedidas).toEqual([]);
    expect((await cola.listar()).entradas[1]?.estado).toMatchObject({ rechazo: { codigo: 'SIN_DUENO' } });
  });

  it('permiso y regreso de la misma persona salen seguidos, cada uno sobre la versión que dejó el otro', async () => {
    const { mundo, enviar, anotar, estados } = equipo();
    await anotar('permiso', unCambioDeEstado(3, 'CON_PERMISO', 4));
    await anotar('regreso', unCambioDeEstado(3, 'ACTIVO', 4));
    let version = 4;
    mundo.responder = async ({ argumentos }) => {
      const { version: sobre } = argumentos[1] as { version: number };
      if (sobre !== version) throw errorVersionObsoleta({ id: 3, version });
      version++;
      return { id: 3, version };
    };
    expect(await enviar()).toBe('al día');
    expect(await estados()).toEqual(['lista', 'lista']);
    expect(version).toBe(6);
  });

  it('con el cofre cerrado no se mira nada', async () => {
    const { mundo, cofre, enviar, anotar } = equipo();
    await anotar('a');
    cofre.cerrar();
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([]);
  });

  it('si otra página está enviando, esta no envía', async () => {
    const { mundo, cola, deps, anotar } = equipo();
    await anotar('a');
    const enviar = enviarCola({ ...deps, cola, aSolas: async () => false, alLlegar: () => undefined });
    expect(await enviar()).toBe('parada');
    expect(mundo.pedidas).toEqual([]);
  });
});

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
    expect(mundo.pedidas.map(({ metodo, argumentos }) => [metodo, argumentos[0], argumentos[1]])).toEqual([
      ['actualizar', 3, { estado: 'CON_PERMISO', version: 4 }],
      ['listar', '3', undefined],
      ['corregir', 11, 77],
    ]);
    expect(await estados()).toEqual(['lista', 'lista']);
  });

  it('si al preguntar por su permiso no hay red, espera como estaba', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    const sale = await anotar('estado:3', salida);
    await anotar('Registrar regreso:3', vuelve(eventoLocal(sale.id)));
    mundo.responder = ({ metodo }) =>
      metodo === 'listar' ? Promise.reject(errorSinRespuesta('red')) : Promise.resolve({ id: 3, version: 5 });
    expect(await enviar()).toBe('parada');
    expect(await estados()).toEqual(['lista', 'por enviar']);
  });

  it('lo que lee de lo guardado porque la red se fue no es un número', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    const sale = await anotar('estado:3', salida);
    await anotar('Registrar regreso:3', vuelve(eventoLocal(sale.id)));
    mundo.responder = async ({ metodo }) =>
      metodo === 'listar'
        ? [{ id: 11, eventos: [{ id: eventoLocal(sale.id), tipo: 'PERMISO' }] }]
        : { id: 3, version: 5 };
    expect(await enviar()).toBe('parada');
    expect(await estados()).toEqual(['lista', 'por enviar']);
  });

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

  it('un formulario corrige la entrada que lo abrió, y una sola vez', async () => {
    const { cola, anotar } = equipo();
    const entrada = await anotar('abono:7');
    cola.abrirParaCorregir('abono:7', entrada);
    expect(cola.tomarCorreccion('abono:8')).toBeNull();
    expect(cola.tomarCorreccion('abono:7')).toBe(entrada.id);
    expect(cola.tomarCorreccion('abono:7')).toBeNull();
  });
});

describe('lo que decide la persona', () => {
  const rechazar = async (mundo: ReturnType<typeof equipo>) => {
    await mundo.anotar('a', abonoDe(1));
    mundo.mundo.responder = () => Promise.reject(errorConflicto('no'));
    await mundo.enviar();
    mundo.mundo.responder = async () => ({});
    const [entrada] = (await mundo.cola.listar()).entradas;
    if (!entrada) throw new Error('nada');
    return entrada;
  };

  it('corregir la envía como otra petición', async () => {
    const e = equipo();
    const entrada = await rechazar(e);
    await e.cola.corregir(entrada, {
      ...entrada.orden,
      argumentos: [2, ...entrada.orden.argumentos.slice(1)],
    });
    await e.enviar();
    const enviada = e.mundo.pedidas.at(-1);
    expect(enviada?.argumentos[0]).toBe(2);
    expect(enviada?.argumentos[2]).not.toEqual({ clave: 'clave-1' });
    expect(await e.estados()).toEqual(['lista']);
  });

  it('descartar no envía nada, y lo que decía se puede leer', async () => {
    const e = equipo();
    await e.cola.descartar(await rechazar(e));
    await e.enviar();
    expect(e.mundo.pedidas).toHaveLength(1);
    expect((await e.cola.listar()).entradas[0]).toMatchObject({ que, estado: { tipo: 'descartada' } });
  });

  it('lo que ya estaba se da por hecho', async () => {
    const e = equipo();
    await e.cola.darPorHecha(await rechazar(e));
    expect(await e.enviar()).toBe('al día');
    expect(await e.estados()).toEqual(['lista']);
    expect(e.mundo.pedidas).toHaveLength(1);
  });
});
