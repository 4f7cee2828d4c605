import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { poblar } from '@tests/server/apoyo/servidor-con-datos';
import {
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atacarConUnaCuenta } from '../seguridad/ataques/una-cuenta.mjs';

const PERSONAS = 1_000;
/** The figures are of a minute: `npm run bench -- --solo=ataque`. */
const SEGUNDOS = 4;

describe.runIf(hayPostgres())('una cuenta que solo lee, haciendo lo peor que puede', () => {
  let base: PostgresDePrueba;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
    await poblar(base, PERSONAS);
    servidor = await crearServidorDePrueba({ db: base.db, listas: base.listas });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  it('no impide leer ni escribir a los demás, y lo que no le toca recibe 429', async () => {
    const { atacado, respuestas } = await atacarConUnaCuenta({
      url: servidor.url,
      administrador: servidor.tokenAdmin,
      consulta: { token: servidor.tokenConsulta, correo: CONSULTA.email },
      personas: PERSONAS,
      segundos: SEGUNDOS,
    });
    expect(atacado.fallas).toEqual([]);
    expect(atacado.escritura.fallas).toEqual([]);
    expect(atacado.lecturas).toBeGreaterThan(0);
    expect(atacado.escritura.hechas).toBeGreaterThan(0);
    expect(respuestas['429']).toBeGreaterThan(0);
    expect(respuestas['500']).toBeUndefined();
  });
});
