import { abonoDe, de, equipo } from '@tests/apoyo/equipo-con-cola';
import { describe, expect, it } from 'vitest';
import { enviarCola } from '@/application/sin-red/enviar-cola';

describe('quién envía lo que espera', () => {
  it('sin sesión espera a que entre, y lo que no se miró no queda en duda', async () => {
    const { mundo, enviar, estados, anotar } = equipo();
    await anotar('a');
    mundo.responder = () => Promise.reject(de(401));
    expect(await enviar()).toBe('entrar');
    expect(await estados()).toEqual(['por enviar']);
  });

  it.each([
    ['nadie entró', null],
    ['el equipo se cerró', 1],
  ])('si %s antes de que salga, no sale nada', async (_caso, quien) => {
    const { mundo, cofre, cola, deps, anotar, estados } = equipo();
    await anotar('a');
    mundo.quien = quien;
    const aSolas = async (hacer: () => Promise<void>) => {
      if (quien !== null) cofre.cerrar();
      await hacer();
      return true;
    };
    expect(await enviarCola({ ...deps, cola, aSolas, alLlegar: () => undefined })()).toBe('entrar');
    expect(mundo.pedidas).toEqual([]);
    cofre.abrir('1');
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
