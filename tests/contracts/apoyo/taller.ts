import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { credencialDe } from '@tests/server/apoyo/credencial-de';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { LugarDeSesion } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { HashContrasena } from '@/application/shared/secretos.port';
import type { CambiosUsuario } from '@/domain/usuarios/datos-usuario';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import type { Actor, Contexto } from '@/infrastructure/postgres/shared/contexto';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';

export type AbrirBase = () => Promise<BaseDatosAbierta>;

/** The same database for several suites; it closes when the one that asked for it ends. */
export const compartirBase = (abrir: AbrirBase): AbrirBase => {
  let base: Promise<BaseDatosAbierta> | null = null;
  afterAll(async () => {
    await (await base)?.cerrar();
  });
  return async () => {
    base ??= abrir();
    return { ...(await base), cerrar: async () => {} };
  };
};

export const MINUTO = 60_000;

/** Passwords are not what these suites are about: one is as good as its hash. */
const hashDePrueba: HashContrasena = {
  calcular: async (contrasena) => `hash de ${contrasena}`,
  coincide: async (contrasena, hash) => hash === `hash de ${contrasena}`,
};
/** Of the password with which every `persona` begins. */
export const HASH_INICIAL = 'hash de una clave larga';

export interface Taller {
  base: BaseDatosAbierta;
  db: Ejecutor;
  /** Stopped until a test moves it. */
  reloj: Reloj;
  pasarMinutos(minutos: number): void;
  contexto(actor?: Partial<Actor>): Contexto;
  /** An account that signs in, with the password that its owner chose. */
  persona(email: string, cambios?: CambiosUsuario): Promise<{ id: number; email: string }>;
  /** A session of that account, as it is now. */
  abrirSesion(huella: string, id: number, lugar?: LugarDeSesion): Promise<void>;
}

/** An empty database with a clock, for what only the server has. */
export const usarTaller = (abrir: AbrirBase): (() => Taller) => {
  let base: BaseDatosAbierta | null = null;
  let ahora = 0;
  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    ahora = Date.parse('2026-11-21T15:00:00Z');
    if (base) await vaciar(base);
  });
  afterAll(async () => {
    await base?.cerrar();
  });
  return () => {
    if (!base) throw new Error('La base todavía no está abierta');
    const { db } = base;
    const reloj = { ahora: () => new Date(ahora) };
    const contexto = (actor: Partial<Actor> = {}) => ({
      db,
      reloj,
      actor: { id: 0, email: 'admin@ejemplo.example', origen: '10.0.0.7', ...actor },
    });
    return {
      base,
      db,
      reloj,
      contexto,
      pasarMinutos: (minutos) => {
        ahora += minutos * MINUTO;
      },
      persona: async (email, cambios) => {
        const usuarios = postgresUsuarioRepository(contexto(), hashDePrueba);
        const { id } = await usuarios.crear(
          { email, password: 'una clave larga', rol: 'CONSULTA' },
          { elegida: true },
        );
        if (cambios) await usuarios.actualizar(id, cambios);
        return { id: Number(id), email };
      },
      abrirSesion: async (huella, id, lugar) => {
        await postgresSesiones(db, reloj).abrir(huella, await credencialDe(db, id), lugar);
      },
    };
  };
};
