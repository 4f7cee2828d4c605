import { describe, expect, it } from 'vitest';
import { porEtapas } from '@/ui/app/por-etapas';

const unaTarea = () => new Promise<void>((lista) => setTimeout(lista));

describe('las partes de una entrada', () => {
  it('van en orden, cada una en su propia tarea: lo que espera turno pasa entre dos', async () => {
    const pasos: string[] = [];
    const parte = (nombre: string) => async () => {
      pasos.push(nombre);
      setTimeout(() => pasos.push(`clic tras ${nombre}`));
    };
    await porEtapas(parte('tema'), parte('servicios'), parte('pantallas'));
    await unaTarea();
    expect(pasos).toEqual([
      'tema',
      'clic tras tema',
      'servicios',
      'clic tras servicios',
      'pantallas',
      'clic tras pantallas',
    ]);
  });

  it('espera a que cada una termine', async () => {
    const pasos: string[] = [];
    await porEtapas(
      async () => {
        await unaTarea();
        pasos.push('primera');
      },
      async () => {
        pasos.push('segunda');
      },
    );
    expect(pasos).toEqual(['primera', 'segunda']);
  });

  it('una que falla detiene las demás y lo dice', async () => {
    const pasos: string[] = [];
    const rota = async () => {
      throw new Error('rota');
    };
    await expect(
      porEtapas(rota, async () => {
        pasos.push('siguiente');
      }),
    ).rejects.toThrow('rota');
    expect(pasos).toEqual([]);
  });
});
