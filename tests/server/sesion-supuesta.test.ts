import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SesionPorConfirmar, SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { conConfirmacion } from '@/infrastructure/postgres/base-datos/confirmacion';
import { escribirConsulta, preguntar } from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { responderAlConfirmar } from '@/server/http/sesion-supuesta';

const supuesta = (): SesionPorConfirmar => ({ huella: 'h', preguntada: false, confirmada: false });
const NEGATIVA = new Error('no puede entrar');

describe('responder al confirmar', () => {
  it('lo confirmado se responde sin preguntar más', async () => {
    const sesion = supuesta();
    const identificar = vi.fn();
    const atender = async () => {
      sesion.confirmada = true;
      return 'datos';
    };
    expect(await responderAlConfirmar(sesion, atender, identificar)).toBe('datos');
    expect(identificar).not.toHaveBeenCalled();
  });

  it('ni una respuesta ni una falla sin confirmar se cuentan a quien no puede entrar', async () => {
    const negar = () => Promise.reject(NEGATIVA);
    for (const atender of [async () => 'datos', () => Promise.reject(new Error('un dato malo'))]) {
      await expect(responderAlConfirmar(supuesta(), atender, negar)).rejects.toBe(NEGATIVA);
    }
  });

  it('lo que no se confirmó se hace de nuevo después de identificar', async () => {
    const pasos: string[] = [];
    const sesion = supuesta();
    const atender = async () => {
      pasos.push('atender');
      sesion.preguntada = true;
      if (pasos.length === 1) throw new SesionSinConfirmar();
      return 'datos';
    };
    const identificar = async () => void pasos.push('identificar');
    expect(await responderAlConfirmar(sesion, atender, identificar)).toBe('datos');
    expect(pasos).toEqual(['atender', 'identificar', 'atender']);
  });

  it('lo que salió y falló no se hace dos veces: pudo quedar hecho', async () => {
    const corte = new Error('se cortó la conexión');
    const sesion = supuesta();
    const atender = vi.fn(async () => {
      sesion.preguntada = true;
      throw corte;
    });
    await expect(responderAlConfirmar(sesion, atender, async () => {})).rejects.toBe(corte);
    expect(atender).toHaveBeenCalledTimes(1);
  });

  it('lo que tarda pregunta por la sesión aparte, y se espera', async () => {
    const sesion = supuesta();
    let contestar = (_: string) => {};
    const atender = () =>
      new Promise<string>((resolver) => {
        sesion.preguntada = true;
        contestar = resolver;
      });
    const identificar = async () => {
      sesion.confirmada = true;
      contestar('datos');
    };
    expect(await responderAlConfirmar(sesion, atender, identificar)).toBe('datos');
    const nunca = () => new Promise<string>(() => {});
    const sinBase = () => Promise.reject(NEGATIVA);
    await expect(responderAlConfirmar(supuesta(), nunca, sinBase)).rejects.toBe(NEGATIVA);
  });
});

describe('la base de una sesión por confirmar', () => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
  });
  afterAll(() => base.cerrar());

  it('no lee ni escribe nada hasta que se confirma', async () => {
    const sesion = supuesta();
    const db = conConfirmacion(base.db, { sesion, valores: {} });
    const usos = [
      () => db.select().from(usuarios),
      () => db.insert(usuarios),
      () => db.update(usuarios),
      () => db.delete(usuarios),
      () => db.execute(sql`select 1`),
      () => db.transaction(async () => {}),
    ];
    for (const usar of usos) expect(usar).toThrow(SesionSinConfirmar);
    const suelta = escribirConsulta(sql`select 1`);
    await expect(preguntar(db, suelta, {}, (filas) => filas)).rejects.toThrow(SesionSinConfirmar);
    sesion.confirmada = true;
    expect(await db.select().from(usuarios)).toEqual([]);
    expect(await preguntar(db, suelta, {}, (filas) => filas)).toEqual([[1]]);
  });
});
