import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  errorDeEstado,
  errorDesconocido,
  errorSinRespuesta,
} from '@/domain/shared/errores/catalogo-transporte';
import { crearClienteConsultas } from '@/ui/panel/marco/cliente-consultas';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fallo500 = errorDeEstado(500, { serverMessage: null });

describe('reintentos del panel', () => {
  it.each([
    ['500', fallo500, 3],
    ['sin red', errorSinRespuesta('red'), 3],
    ['el tiempo agotado', errorSinRespuesta('timeout'), 1],
    ['una respuesta ilegible', errorDesconocido(new Error('x')), 1],
    ['503', errorDeEstado(503, { serverMessage: null }), 3],
    ['404', errorDeEstado(404, { serverMessage: null }), 1],
    ['429', errorDeEstado(429, { serverMessage: null }), 1],
    ['un error del programa', new TypeError('x'), 1],
  ])('una lectura con %s (%s) se pide %i veces', async (_, error, veces) => {
    const leer = vi.fn(() => Promise.reject(error));
    const consulta = crearClienteConsultas()
      .fetchQuery({ queryKey: ['x'], queryFn: leer })
      .catch((causa: unknown) => causa);
    await vi.runAllTimersAsync();
    expect(await consulta).toBe(error);
    expect(leer).toHaveBeenCalledTimes(veces);
  });

  it('una escritura nunca se repite', async () => {
    const escribir = vi.fn(() => Promise.reject(fallo500));
    const cliente = crearClienteConsultas();
    const mutacion = cliente.getMutationCache().build(cliente, { mutationFn: escribir });
    const resultado = mutacion.execute(undefined).catch((causa: unknown) => causa);
    await vi.runAllTimersAsync();
    expect(await resultado).toBe(fallo500);
    expect(escribir).toHaveBeenCalledOnce();
  });
});
