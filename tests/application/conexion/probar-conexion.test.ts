import { describe, expect, it } from 'vitest';
import { probarConexion } from '@/application/conexion/probar-conexion';

describe('probar la conexión (especificación §7, §8 y §9)', () => {
  it('pregunta a los dos servicios a la vez, cinco segundos como máximo', async () => {
    const preguntas: unknown[][] = [];
    const sonda = {
      probar: async (servicio: string, limiteMs: number) => {
        preguntas.push([servicio, limiteMs]);
        await Promise.resolve();
        return { success: servicio === 'auth', responseTime: preguntas.length };
      },
    };
    const resultado = await probarConexion({ sonda })();
    expect(preguntas).toEqual([
      ['auth', 5_000],
      ['dashboard', 5_000],
    ]);
    expect(resultado).toEqual({
      overall: { success: false, message: 'Auth service OK, pero dashboard service falló' },
      auth: { success: true, responseTime: 2 },
      dashboard: { success: false, responseTime: 2 },
    });
  });

  it('una prueba que no se pudo hacer rechaza, para que la pantalla lo diga', async () => {
    const sonda = { probar: () => Promise.reject(new Error('bloqueada')) };
    await expect(probarConexion({ sonda })()).rejects.toThrow('bloqueada');
  });
});
