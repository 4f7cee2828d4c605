import { abonoDe, de, equipo, HORA_MS, que } from '@tests/apoyo/equipo-con-cola';
import { unCambioDeEstado } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import { enviarCola } from '@/application/sin-red/enviar-cola';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { errorConflicto, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { idLocal } from '@/domain/sin-red/referencias';

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
    const { mundo, cola, enviar, estados, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(errorSinRespuesta('red'));
    expect(await enviar()).toBe('sin recibir');
    expect(await estados()).toEqual(['enviando', 'por enviar']);
    const [salio] = (await cola.listar()).entradas;
    mundo.ahora += HORA_MS;
    expect(await enviar()).toBe('sin recibir');
    // When it left for the first time: it is from then on that the service forgets its key.
    expect((await cola.listar()).entradas[0]).toEqual(salio);
    mundo.responder = async () => ({});
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([abonoDe(1), abonoDe(1), abonoDe(1), abonoDe(2)]);
  });

  it('un pago que ya había salido de su formulario sale igual, con la marca de su papel: con algo más el servicio lo tomaría por otro', async () => {
    const { mundo, cola, enviar, estados } = equipo();
    const enDuda = { desde: mundo.ahora, servicio: null };
    await cola.anotar({ nombre: 'a', que, orden: abonoDe(1), enDuda });
    await cola.anotar({ nombre: 'b', que, orden: abonoDe(2) });
    expect(await enviar()).toBe('al día');
    expect(mundo.pedidas).toEqual([abonoDe(1), abonoDe(2)]);
    expect(mundo.unicas).toEqual([false, true]);
    const codigo: unknown = expect.stringMatching(/^[A-Z]{3}\d{3}$/);
    expect(mundo.provisionales).toEqual([codigo, codigo]);
    expect(await estados()).toEqual(['lista', 'lista']);
  });

  it('cuantas veces se pregunte por un pago, lleva lo mismo', async () => {
    const { mundo, enviar, anotar } = equipo();
    await anotar('a', abonoDe(1));
    mundo.responder = () => Promise.reject(errorSinRespuesta('red'));
    await enviar();
    mundo.responder = async () => ({});
    await enviar();
    expect(mundo.unicas).toEqual([true, true]);
    expect(mundo.provisionales[0]).toMatch(/^[A-Z]{3}\d{3}$/);
    expect(mundo.provisionales[1]).toBe(mundo.provisionales[0]);
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
    const lleno = new Error('lleno');
    const llena = { ...cola, guardar: () => Promise.reject(lleno) };
    expect(await enviarCola({ ...deps, cola: llena, alLlegar: () => undefined })()).toBe('parada');
    expect(mundo.pedidas).toEqual([]);
    expect(await estados()).toEqual(['por enviar']);
    expect(deps.registro.aviso).toHaveBeenCalledWith('No se terminó de enviar lo hecho sin red', lleno);
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
    expect(await enviar()).toBe('sin recibir');
    expect(await estados()).toEqual(['enviando', 'lista']);
  });

  it('lo que rechaza algo que está en medio no lo decidió el servicio: sigue esperando, y nadie tiene que decidirlo', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(de(403));
    expect(await enviar()).toBe('sin recibir');
    expect(await estados()).toEqual(['enviando', 'enviando']);
    mundo.responder = async () => ({});
    expect(await enviar()).toBe('al día');
    // Once: with the key with which it left.
    expect(mundo.pedidas.slice(2)).toEqual([abonoDe(1), abonoDe(2)]);
  });

  it.each([429, 503, 507])('con un %i espera y no pregunta más', async (status) => {
    const { mundo, enviar, anotar } = equipo();
    await anotar('a', abonoDe(1));
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(de(status));
    expect(await enviar()).toBe('sin recibir');
    expect(mundo.pedidas).toHaveLength(1);
  });

  it('sin nada que enviar está al día, haya red o no', async () => {
    const { mundo, enviar } = equipo();
    mundo.hayRed = false;
    expect(await enviar()).toBe('al día');
  });

  it('sin permiso espera a la persona; lo que había salido sigue en duda', async () => {
    const { mundo, cola, enviar, anotar } = equipo();
    const enDuda = { desde: mundo.ahora - HORA_MS, servicio: null };
    await cola.anotar({ nombre: 'a', que, orden: abonoDe(1), enDuda });
    await anotar('b', abonoDe(2));
    mundo.responder = () => Promise.reject(de(403, 'PERMISO_DENEGADO'));
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

  it('de lo que había salido y el servicio miró y rechazó ya no hay duda: corregido es otra petición', async () => {
    const { mundo, cola, enviar } = equipo();
    const enDuda = { desde: mundo.ahora - HORA_MS, servicio: null };
    await cola.anotar({ nombre: 'a', que, orden: abonoDe(1), enDuda });
    mundo.responder = () => Promise.reject(errorConflicto('Sin saldo'));
    await enviar();
    const [entrada] = (await cola.listar()).entradas;
    expect(entrada?.estado).toMatchObject({ tipo: 'rechazada', enDuda: null });
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
    expect(primera?.estado).toMatchObject({
      rechazo: {
        codigo: 'DUDA_VIEJA',
        mensaje:
          'Se envió y la respuesta no llegó; ya pasó mucho tiempo para preguntarle al servicio por ese envío',
      },
    });
  });

  it('un cambio que salió hace días se pregunta: su versión impide que se haga dos veces', async () => {
    const { mundo, cola, enviar, estados } = equipo();
    const orden = unCambioDeEstado(3, 'CON_PERMISO', 4);
    await cola.anotar({ nombre: 'a', que, orden, enDuda: { desde: mundo.ahora, servicio: null } });
    mundo.ahora += 3 * 24 * HORA_MS;
    await enviar();
    expect(mundo.pedidas).toEqual([unCambioDeEstado(3, 'CON_PERMISO', 4, { ocurrio_el: '2026-11-18' })]);
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
    expect((await cola.listar()).entradas[1]?.estado).toMatchObject({
      rechazo: {
        codigo: 'SIN_DUENO',
        mensaje: 'Es de alguien que se registró en este equipo y después se descartó',
      },
    });
  });

  it('lo de quien se dio por registrado sin su número se pregunta, y no se toma por descartado', async () => {
    const { mundo, cola, enviar, anotar } = equipo();
    const ana = await anotar('p', {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [{}, { clave: 'p' }],
    });
    await anotar('m', {
      servicio: 'mensualidades',
      metodo: 'crear',
      argumentos: [{ participante_id: idLocal(ana.id) }, { clave: 'm' }],
    });
    await cola.darPorHecha(ana);
    await enviar();
    expect(mundo.pedidas).toEqual([]);
    expect((await cola.listar()).entradas[1]?.estado).toMatchObject({
      rechazo: { codigo: 'SIN_DUENO', mensaje: 'Es de algo que ya estaba registrado, y no se dijo cuál es' },
    });
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
});
