import { describe, expect, it } from 'vitest';
import { finDeVistaPrevia } from '@/domain/sitio/vista-previa';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import {
  limpiarVistasPrevias,
  postgresVistasPrevias,
} from '@/infrastructure/postgres/sitio/postgres-vistas-previas';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoVistasPrevias = (nombre: string, abrir: AbrirBase): void => {
  describe(`VistasPrevias: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const vistas = () => postgresVistasPrevias(taller().contexto(), tokensAleatorios);
    const permitir = () => vistas().permitir('nosotros', finDeVistaPrevia(taller().reloj.ahora()));

    it('is looked at once, by who has it', async () => {
      const ficha = await permitir();
      expect(await vistas().gastar('otra')).toBeNull();
      expect(await vistas().gastar(ficha)).toBe('nosotros');
      expect(await vistas().gastar(ficha)).toBeNull();
    });

    it('of many at once, one looks', async () => {
      const ficha = await permitir();
      const miradas = await Promise.all(Array.from({ length: 6 }, () => vistas().gastar(ficha)));
      expect(miradas.filter(Boolean)).toEqual(['nosotros']);
    });

    it('ends in a minute', async () => {
      const ficha = await permitir();
      taller().pasarMinutos(1);
      expect(await vistas().gastar(ficha)).toBeNull();
      await limpiarVistasPrevias(taller().db, taller().reloj);
      expect(await vistas().gastar(ficha)).toBeNull();
    });
  });
};
