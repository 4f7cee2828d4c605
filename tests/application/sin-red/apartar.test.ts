import { abonoDe, equipo } from '@tests/apoyo/equipo-con-cola';
import { describe, expect, it } from 'vitest';
import { enviarCola } from '@/application/sin-red/enviar-cola';
import type { Entrada } from '@/domain/sin-red/cola';

const primera = async ({ cola }: ReturnType<typeof equipo>): Promise<Entrada> => {
  const [entrada] = (await cola.listar()).entradas;
  if (!entrada) throw new Error('nada');
  return entrada;
};

describe('lo que no ha salido se detiene', () => {
  it('y no se envía hasta que la persona decide; las demás sí', async () => {
    const e = equipo();
    await e.anotar('a', abonoDe(1));
    await e.anotar('b', abonoDe(2));
    expect(await e.cola.apartar(await primera(e))).toBe(true);
    await e.enviar();
    expect(e.mundo.pedidas.map(({ argumentos }) => argumentos[0])).toEqual([2]);
    await e.cola.reintentar(await primera(e));
    await e.enviar();
    expect(e.mundo.pedidas.map(({ argumentos }) => argumentos[0])).toEqual([2, 1]);
  });

  it('corregido sale con lo nuevo, y su provisional es el mismo', async () => {
    const e = equipo();
    await e.anotar('a', abonoDe(1));
    await e.cola.apartar(await primera(e));
    const detenida = await primera(e);
    await e.cola.corregir(detenida, abonoDe(9));
    await e.enviar();
    expect(e.mundo.pedidas.map(({ argumentos }) => argumentos[0])).toEqual([9]);
    expect(e.mundo.provisionales).toEqual([expect.stringMatching(/^[A-Z]{3}\d{3}$/)]);
  });

  it('también si ya se iba a enviar: no sale', async () => {
    const e = equipo();
    await e.anotar('a', abonoDe(1));
    let leida = false;
    const cola = {
      ...e.cola,
      listar: async () => {
        const contenido = await e.cola.listar();
        const [una] = contenido.entradas;
        if (!leida && una) {
          leida = true;
          await e.cola.apartar(una);
        }
        return contenido;
      },
    };
    // The first look says that there is something to send; the second, which one.
    const enviar = enviarCola({ ...e.deps, cola, alLlegar: () => undefined });
    leida = true;
    const enviando = enviar();
    leida = false;
    await enviando;
    expect(e.mundo.pedidas).toEqual([]);
    expect(await e.estados()).toEqual(['rechazada']);
  });

  it('lo que ya salió no se detiene: puede haber quedado', async () => {
    const e = equipo();
    await e.anotar('a', abonoDe(1));
    const antes = await primera(e);
    e.mundo.responder = () => new Promise(() => undefined);
    void e.enviar();
    await expect.poll(e.estados).toEqual(['enviando']);
    expect(await e.cola.apartar(antes)).toBe(false);
    expect(await e.estados()).toEqual(['enviando']);
  });
});
