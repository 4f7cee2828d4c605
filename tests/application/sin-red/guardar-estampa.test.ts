import { unaEstampa } from '@tests/builders/una-estampa';
import { expect, it } from 'vitest';
import type { SituacionDelCofre } from '@/application/sin-red/cerradura.port';
import { guardarEstampa } from '@/application/sin-red/guardar-estampa';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';

const NOMBRE = 'copia estampa /participantes';

const montar = (vigencia: SituacionDelCofre['vigencia'] = 'vigente', capacidad?: number) => {
  const cofre = crearInMemoryCofre(capacidad);
  cofre.abrir('7');
  const situacion = async () => ({ conPin: true, intentos: 5, vigencia, guardada_en: 0, vence_en: 0 });
  const guardar = guardarEstampa({ cofre, cerradura: { situacion } });
  const guardada = async () => JSON.parse((await cofre.leer(NOMBRE)) ?? 'null');
  return { cofre, guardar, guardada };
};

it('keeps the last of a list, whatever was searched in it', async () => {
  const { guardar, guardada } = montar();
  await guardar(unaEstampa());
  const otra = unaEstampa({ direccion: '/participantes?pagina=2' });
  await guardar(otra);
  expect(await guardada()).toEqual(otra);
});

it('writes one that looks the same only after some minutes', async () => {
  const { guardar, guardada } = montar();
  await guardar(unaEstampa());
  const a = (minutos: number) => unaEstampa({ vista_en: unaEstampa().vista_en + minutos * 60_000 });
  await guardar(a(2));
  expect(await guardada()).toEqual(unaEstampa());
  await guardar(a(3));
  expect(await guardada()).toEqual(a(3));
});

it.each([null, 'vencida', 'reloj-atrasado'] as const)(
  'keeps nothing where the copy may not be read (%s)',
  async (vigencia) => {
    const { guardar, cofre } = montar(vigencia);
    await guardar(unaEstampa());
    expect(await cofre.nombres('copia')).toEqual([]);
  },
);

it('keeps nothing while it is closed', async () => {
  const { guardar, cofre } = montar();
  cofre.cerrar();
  await guardar(unaEstampa());
  cofre.abrir('7');
  expect(await cofre.nombres('copia')).toEqual([]);
});

it('says that there is no room, and tries again with the next', async () => {
  const { guardar, guardada } = montar('vigente', 300);
  const grande = unaEstampa({ nodos: ['x'.repeat(300)] });
  await expect(guardar(grande)).rejects.toMatchObject({ codigo: 'SIN_ESPACIO' });
  await guardar(unaEstampa());
  expect(await guardada()).toEqual(unaEstampa());
});
