import { abonoDe, equipo, que } from '@tests/apoyo/equipo-con-cola';
import { describe, expect, it } from 'vitest';
import { colaDelPanel } from '@/application/sin-red/cola-del-panel';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

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

  it.each([
    ['por un pago igual: entonces es otro, y no se pregunta más', { pago_igual: 'Ya hay uno' }, true],
    ['por otra cosa: se sigue preguntando si es el mismo', { valor: 'No debe' }, undefined],
  ])('un pago rechazado %s', async (_caso, campos, esOtro) => {
    const e = equipo();
    await e.anotar('a', abonoDe(1));
    e.mundo.responder = () => Promise.reject(errorConflicto('no', campos));
    await e.enviar();
    const [entrada] = (await e.cola.listar()).entradas;
    if (!entrada) throw new Error('nada');
    await e.cola.corregir(entrada, entrada.orden);
    expect((await e.cola.listar()).entradas[0]?.esOtro).toBe(esOtro);
  });

  it.each(['corregir', 'reintentar', 'descartar', 'darPorHecha'] as const)(
    'lo que otra página ya decidió y llegó se queda así: %s aquí no lo envía dos veces ni dice otra cosa',
    async (que) => {
      const e = equipo();
      const entrada = await rechazar(e);
      e.mundo.responder = async () => ({ id: 7, version: 2, abonos: [] });
      await e.cola.reintentar(entrada);
      await e.enviar();
      const [antes] = (await e.cola.listar()).entradas;
      await (que === 'corregir' ? e.cola.corregir(entrada, entrada.orden) : e.cola[que](entrada));
      await e.enviar();
      expect(e.mundo.pedidas).toHaveLength(2);
      expect((await e.cola.listar()).entradas).toEqual([antes]);
    },
  );

  it('lo que otra página decidió está decidido, aunque otro rechazo siga esperando', async () => {
    const e = equipo();
    await e.anotar('a', abonoDe(1));
    await e.anotar('b', abonoDe(2));
    e.mundo.responder = () => Promise.reject(errorConflicto('no'));
    await e.enviar();
    const [entrada] = (await e.cola.listar()).entradas;
    if (!entrada) throw new Error('nada');
    await e.cola.descartar(entrada);
    expect(await e.cola.reintentar(entrada)).toBe(false);
    expect(await e.estados()).toEqual(['descartada', 'rechazada']);
  });

  it('dos toques seguidos deciden una vez: el segundo no le da otra clave a lo que ya salió', async () => {
    const e = equipo();
    const entrada = await rechazar(e);
    const decididas = await Promise.all([e.cola.reintentar(entrada), e.cola.reintentar(entrada)]);
    expect(decididas).toEqual([true, false]);
  });

  it('dos ventanas que deciden a la vez: vale la primera', async () => {
    const e = equipo();
    const entrada = await rechazar(e);
    const otra = colaDelPanel(e.deps);
    expect(await Promise.all([e.cola.reintentar(entrada), otra.descartar(entrada)])).toEqual([true, false]);
    expect(await e.estados()).toEqual(['por enviar']);
  });

  it.each(['corregir', 'reintentar', 'descartar', 'darPorHecha'] as const)(
    'con lo guardado cerrado no se dice que ya se había decidido: %s falla, y sigue por decidir',
    async (que) => {
      const e = equipo();
      const entrada = await rechazar(e);
      e.cofre.cerrar();
      const decidir = () =>
        que === 'corregir' ? e.cola.corregir(entrada, entrada.orden) : e.cola[que](entrada);
      await expect(decidir()).rejects.toMatchObject({ codigo: 'COFRE_CERRADO' });
      e.cofre.abrir('1');
      expect((await e.cola.listar()).entradas).toEqual([entrada]);
      expect(await decidir()).toBe(true);
    },
  );

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
