import { enDisco, poner, subir } from '@tests/server/apoyo/archivos';
import { crearCuenta } from '@tests/server/apoyo/crear-cuenta';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PASSWORD = 'siete lápices sobre la mesa';
let servidor: ServidorDePrueba;
let cuentas = 0;

beforeAll(async () => {
  servidor = await servidorConBase();
  await subir(servidor, 'acta.pdf');
});
afterAll(() => servidor.cerrar());

/** An administrator of their own for each case, with one signed address of each kind. */
const conDirecciones = async () => {
  cuentas += 1;
  const email = `persona${cuentas}@fundacion.example`;
  const { id } = await crearCuenta(servidor, { email, password: PASSWORD, rol: 'ADMINISTRADOR' });
  const { token } = await servidor.servicios.autenticar({ email, password: PASSWORD }, 'prueba');
  const firmar = async (linea: string, cuerpo?: object) =>
    String((await llamar(servidor, linea, { token, ...(cuerpo ? { cuerpo } : {}) })).cuerpo.signedUrl);
  const subida = { path: 'formatos', fileName: `de-${cuentas}.pdf`, contentType: 'application/pdf' };
  const usos: [string, () => Promise<Response>][] = [];
  const [put, get, borrar] = [
    await firmar('POST /dashboard-api/storage/upload-url', subida),
    await firmar('GET /dashboard-api/storage/download-url?path=formatos/acta.pdf'),
    await firmar('POST /dashboard-api/storage/delete-url', { path: 'formatos/acta.pdf' }),
  ];
  usos.push(
    ['PUT', () => poner(put, 'hola')],
    ['GET', () => fetch(get)],
    ['DELETE', () => fetch(borrar, { method: 'DELETE' })],
  );
  return { id, email, token, usos };
};

const cambiar = (id: unknown, cuerpo: object) =>
  llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, { token: servidor.tokenAdmin, cuerpo });

type Persona = Awaited<ReturnType<typeof conDirecciones>>;
const CAMBIOS: readonly [string, (persona: Persona) => Promise<{ estado: number }>][] = [
  ['desactivada', ({ id }) => cambiar(id, { estado: 'INACTIVO' })],
  [
    'eliminada',
    ({ id }) => llamar(servidor, `DELETE /dashboard-api/usuarios/${id}`, { token: servidor.tokenAdmin }),
  ],
  ['con otro rol', ({ id }) => cambiar(id, { rol: 'CONSULTA' })],
  [
    'con otro correo',
    ({ id }) => cambiar(id, { email: `otra${cuentas}@fundacion.example`, contrasena_propia: ADMIN.password }),
  ],
  [
    'con otra contraseña, la que eligió',
    ({ token }) =>
      llamar(servidor, 'PUT /auth-api/auth/password', {
        token,
        cuerpo: { actual: PASSWORD, nueva: 'nueve lápices bajo la mesa' },
      }),
  ],
  [
    'con otra contraseña, la que le pusieron',
    ({ id }) =>
      llamar(servidor, `POST /dashboard-api/usuarios/${id}/contrasena-provisional`, {
        token: servidor.tokenAdmin,
        cuerpo: { password: 'nueve lápices bajo la mesa', contrasena_propia: ADMIN.password },
      }),
  ],
];

describe('las direcciones firmadas mueren con la cuenta', () => {
  it.each(CAMBIOS)('de una cuenta %s no sirve ninguna, y nada cambia', async (_caso, hacer) => {
    const persona = await conDirecciones();
    const cambio = await hacer(persona);
    expect([200, 204]).toContain(cambio.estado);
    const antes = enDisco(servidor);
    for (const [metodo, usar] of persona.usos) expect((await usar()).status, metodo).toBe(403);
    expect(enDisco(servidor)).toEqual(antes);
  });

  it('de una cuenta a la que solo le cambian el nombre sirven', async () => {
    const { token, usos } = await conDirecciones();
    const perfil = { displayName: 'Otro nombre' };
    expect((await llamar(servidor, 'PUT /auth-api/auth/profile', { token, cuerpo: perfil })).estado).toBe(
      200,
    );
    for (const [metodo, usar] of usos) expect((await usar()).ok, metodo).toBe(true);
  });
});
