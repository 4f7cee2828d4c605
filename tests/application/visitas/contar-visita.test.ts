import { almacenCon, almacenInservible } from '@tests/application/dobles/almacen';
import { registroEnMemoria } from '@tests/application/dobles/registro';
import { relojEn } from '@tests/application/dobles/reloj';
import { describe, expect, it } from 'vitest';
import { contarVisita } from '@/application/visitas/contar-visita';
import type { ConteoVisitas } from '@/application/visitas/sincronizacion-visitas.port';

const preparar = (inicial: Record<string, string> = {}) => {
  const [permanente, deSesion, registro] = [almacenCon(inicial), almacenCon(), registroEnMemoria()];
  const enviados: ConteoVisitas[] = [];
  const sincronizacion = { enviar: async (conteo: ConteoVisitas) => void enviados.push(conteo) };
  const deps = { permanente, deSesion, sincronizacion, reloj: relojEn(), registro };
  return { ...deps, enviados, contar: contarVisita(deps), deps };
};

describe('contador de visitas (especificación §4 y §7)', () => {
  it('la primera llamada de una sesión suma una, la marca y la envía; las demás no cambian nada', () => {
    const { contar, permanente, deSesion, enviados } = preparar();
    expect([contar(), contar(), contar()]).toEqual([1251, 1251, 1251]);
    expect(permanente.datos.get('visitorCount')).toBe('1251');
    expect([...deSesion.datos]).toEqual([['sessionVisited', 'true']]);
    expect(enviados).toEqual([{ count: 1251, timestamp: '2026-11-21T17:00:00.000Z' }]);
  });

  it('otra sesión en el mismo navegador suma otra', () => {
    const { contar, deps } = preparar({ visitorCount: '2000' });
    expect(contar()).toBe(2001);
    expect(contarVisita({ ...deps, deSesion: almacenCon() })()).toBe(2002);
  });

  it.each(['', 'mil', '-4', '1.5', '{}'])('un conteo guardado ilegible (%j) empieza de 1250', (guardado) => {
    expect(preparar({ visitorCount: guardado }).contar()).toBe(1251);
  });

  it('una sesión ya marcada sin conteo guardado ve el inicial', () => {
    const { deps, enviados } = preparar();
    const contar = contarVisita({ ...deps, deSesion: almacenCon({ sessionVisited: 'true' }) });
    expect(contar()).toBe(1250);
    expect(enviados).toEqual([]);
  });

  it.each([
    ['rechaza', () => Promise.reject(new Error('sin red'))],
    [
      'falla al empezar',
      () => {
        throw new Error('sin red');
      },
    ],
  ])('si el envío %s, se cuenta igual y solo se anota (§8, fallos silenciosos)', async (_caso, enviar) => {
    const { deps, registro } = preparar();
    expect(contarVisita({ ...deps, sincronizacion: { enviar } })()).toBe(1251);
    await new Promise((listo) => setImmediate(listo));
    expect(registro.lineas).toEqual([
      { mensaje: 'No se sincronizó el contador de visitas', causa: new Error('sin red') },
    ]);
  });

  it('con el almacenamiento inservible sigue respondiendo', () => {
    const { deps } = preparar();
    const contar = contarVisita({ ...deps, permanente: almacenInservible, deSesion: almacenInservible });
    expect(contar()).toBe(1251);
  });
});
