import { describe, expect, it } from 'vitest';
import { MENSAJES_CONEXION, resumirConexion } from '@/domain/conexion/conexion';

const servicio = (success: boolean, responseTime: number) => ({ success, responseTime });

describe('estado de la conexión (especificación §8, health check)', () => {
  it.each([
    [true, true, true, 'Conexión exitosa con ambos servicios'],
    [true, false, false, 'Auth service OK, pero dashboard service falló'],
    [false, true, false, 'Dashboard service OK, pero auth service falló'],
    [false, false, false, 'Ambos servicios no están disponibles'],
  ])('auth %s, dashboard %s', (auth, dashboard, success, message) => {
    const resumen = resumirConexion(servicio(auth, 12), servicio(dashboard, 34));
    expect(resumen).toEqual({
      overall: { success, message },
      auth: { success: auth, responseTime: 12 },
      dashboard: { success: dashboard, responseTime: 34 },
    });
  });

  it('la prueba que falla (§2, login)', () => {
    expect(MENSAJES_CONEXION.pruebaFallida).toBe('Error testing connection');
  });
});
