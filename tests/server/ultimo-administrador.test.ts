import { randomBytes } from 'node:crypto';
import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { crearCuenta } from '@tests/server/apoyo/crear-cuenta';
import { credencialDe } from '@tests/server/apoyo/credencial-de';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

interface Usuario {
  id: number;
  email: string;
  rol: string;
  estado: string;
}

const CLAVE = 'clave-compartida';
const CUANTOS = 6;

describe.each(MOTORES)('último administrador sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    await vaciar(base);
    servidor = await crearServidorDePrueba({ db: base.db });
    return () => servidor.cerrar();
  });
  afterAll(() => base.cerrar());

  const usuarios = async (token = servidor.tokenAdmin): Promise<Usuario[]> => {
    const { texto } = await llamar(servidor, 'GET /dashboard-api/usuarios', { token });
    return JSON.parse(texto) as Usuario[];
  };

  it('quedan administradores aunque todos se quiten el acceso a la vez', async () => {
    for (let i = 0; i < CUANTOS; i++) {
      await crearCuenta(servidor, { email: `admin${i}@x.example`, password: CLAVE, rol: 'ADMINISTRADOR' });
    }
    const administradores = (await usuarios()).filter(({ rol }) => rol === 'ADMINISTRADOR');
    const tokens = await Promise.all(
      administradores.map(async ({ email }) =>
        email === 'admin@fundacion.example'
          ? servidor.tokenAdmin
          : (await servidor.servicios.autenticar({ email, password: CLAVE }, 'prueba')).token,
      ),
    );
    const ataques = tokens.flatMap((token, quien) =>
      administradores
        .filter((_, aQuien) => aQuien !== quien)
        .map(({ id }, n) =>
          n % 3 === 0
            ? llamar(servidor, `DELETE /dashboard-api/usuarios/${id}`, { token })
            : llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, {
                token,
                cuerpo: n % 3 === 1 ? { rol: 'CONSULTA' } : { estado: 'INACTIVO' },
              }),
        ),
    );
    const estados = (await Promise.all(ataques)).map(({ estado }) => estado);
    expect(estados.filter((estado) => estado >= 500)).toEqual([]);
    const activos = await servidor.servicios.unidadDeTrabajo.leer(
      { id: 0, email: 'sistema', rol: 'ADMINISTRADOR', origen: null },
      ({ usuarios: repositorio }) => repositorio.listar(),
    );
    expect(activos.filter((u) => u.rol === 'ADMINISTRADOR' && u.estado === 'ACTIVO').length).toBeGreaterThan(
      0,
    );
  });

  /** A session without the work of checking a password: what is measured here is what happens after. */
  const abrirSesion = async (id: number): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const { sesiones, huellaDeToken } = servidor.servicios;
    await sesiones.abrir(huellaDeToken(token), await credencialDe(base.db, id));
    return token;
  };

  it('en mil intentos simultáneos de quitarse unos a otros, siempre queda alguno', async () => {
    for (let i = 0; i < CUANTOS; i++) {
      await crearCuenta(servidor, { email: `admin${i}@x.example`, password: CLAVE, rol: 'ADMINISTRADOR' });
    }
    const restituir = `update usuarios set rol = 'ADMINISTRADOR', estado = 'ACTIVO' where email <> 'consulta@fundacion.example'`;
    let intentos = 0;
    const estados = new Set<number>();
    while (intentos < 1_000) {
      await base.ejecutarGuion(restituir);
      const administradores = await consultar<{ id: number }>(
        base.db,
        sql`select id::int as id from usuarios where rol = 'ADMINISTRADOR'`,
      );
      const tokens = await Promise.all(administradores.map(({ id }) => abrirSesion(id)));
      const ataques = tokens.flatMap((token, quien) =>
        administradores
          .filter((_, aQuien) => aQuien !== quien)
          .map(({ id }, n) =>
            llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, {
              token,
              cuerpo: n % 2 === 0 ? { rol: 'CONSULTA' } : { estado: 'INACTIVO' },
            }),
          ),
      );
      for (const { estado } of await Promise.all(ataques)) estados.add(estado);
      intentos += ataques.length;
      const [quedan] = await consultar<{ n: number }>(
        base.db,
        sql`select count(*)::int as n from usuarios where rol = 'ADMINISTRADOR' and estado = 'ACTIVO'`,
      );
      expect(quedan?.n).toBeGreaterThan(0);
    }
    expect([...estados].filter((estado) => estado >= 500)).toEqual([]);
    expect(estados).toContain(200);
  }, 240_000);

  it('nadie se quita el rol, se desactiva ni se elimina a sí mismo', async () => {
    const yo = (await usuarios()).find(({ email }) => email === 'admin@fundacion.example');
    const intentos = await Promise.all([
      llamar(servidor, `DELETE /dashboard-api/usuarios/${yo?.id}`, { token: servidor.tokenAdmin }),
      llamar(servidor, `PUT /dashboard-api/usuarios/${yo?.id}`, {
        token: servidor.tokenAdmin,
        cuerpo: { rol: 'CONSULTA' },
      }),
      llamar(servidor, `PUT /dashboard-api/usuarios/${yo?.id}`, {
        token: servidor.tokenAdmin,
        cuerpo: { estado: 'INACTIVO' },
      }),
    ]);
    expect(intentos.map(({ estado, cuerpo }) => [estado, cuerpo.error?.codigo])).toEqual(
      Array(3).fill([409, 'CONFLICTO']),
    );
  });
});
