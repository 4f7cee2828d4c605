import { describe, expect, it } from 'vitest';
import { crearHoraDelServicio } from '@/infrastructure/http/sin-red/hora-del-servicio';

const RESPUESTA = Date.parse('2026-11-24T15:00:00Z');
const con = (respuesta: () => Promise<Response>) => {
  const tiempo = { ahora: 100 };
  const pedidas: string[] = [];
  const hora = crearHoraDelServicio({
    fetch: (ruta) => {
      pedidas.push(String(ruta));
      return respuesta();
    },
    base: '/dashboard-api',
    cronometro: () => tiempo.ahora,
  });
  return { hora, tiempo, pedidas };
};

describe('la hora del servicio', () => {
  it('es la de su respuesta y lo que pasó desde entonces', async () => {
    const cabeceras = { date: 'Tue, 24 Nov 2026 15:00:00 GMT' };
    const { hora, tiempo, pedidas } = con(async () => new Response('{}', { headers: cabeceras }));
    expect(hora.ahora()).toBeNull();
    await hora.preguntar();
    expect(pedidas).toEqual(['/dashboard-api/health']);
    expect(hora.ahora()).toBe(RESPUESTA);
    tiempo.ahora += 5_000;
    expect(hora.ahora()).toBe(RESPUESTA + 5_000);
  });

  it('no se sabe si no la deja leer', async () => {
    const { hora } = con(async () => new Response('{}'));
    await hora.preguntar();
    expect(hora.ahora()).toBeNull();
  });

  it('nadie responde si no responde, o si dice que no está', async () => {
    await expect(con(() => Promise.reject(new TypeError('red'))).hora.preguntar()).rejects.toThrow('red');
    await expect(con(async () => new Response('', { status: 503 })).hora.preguntar()).rejects.toThrow('503');
  });

  it('la de la página de un Wi-Fi que pide ingresar no es la del servicio', async () => {
    const cabeceras = { 'content-type': 'text/html', date: 'Thu, 01 Jan 1970 00:07:00 GMT' };
    const { hora } = con(async () => new Response('<h1>Ingrese</h1>', { headers: cabeceras }));
    await expect(hora.preguntar()).rejects.toThrow('página');
    expect(hora.ahora()).toBeNull();
  });
});
