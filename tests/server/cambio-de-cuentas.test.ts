import { CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS } from '@tests/builders/publicado';
import { llamar } from '@tests/server/apoyo/llamar';
import { usarServidorConCorreo } from '@tests/server/apoyo/servidor-con-correo';
import { ADMIN, CONSULTA } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const abierto = usarServidorConCorreo();
const [CUENTA, ...OTRAS] = CUENTAS_PUBLICADAS;
const AJENA = { ...CUENTA, numero: '666-666' };

const guardar = (cuerpo: object, token = abierto.servidor.tokenAdmin) =>
  llamar(abierto.servidor, 'PUT /dashboard-api/configuracion', { token, cuerpo });
const numeros = async (): Promise<unknown[]> => {
  const { cuerpo } = await llamar(abierto.servidor, 'GET /dashboard-api/configuracion/publica');
  return ((cuerpo as { cuentas?: { numero: string }[] }).cuentas ?? []).map(({ numero }) => numero);
};

beforeEach(async () => {
  await guardar({ cuentas: [CUENTA], donaciones: DONACIONES_PUBLICADAS });
  abierto.correos.length = 0;
});
afterEach(async () => {
  await abierto.base.ejecutarGuion('truncate configuracion, intentos_acceso');
});

describe('cambiar las cuentas publicadas', () => {
  it('sin la contraseña de quien cambia, o con otra, se niega y nada cambia ni se avisa', async () => {
    for (const contrasena_propia of [undefined, '', 'equivocada', CONSULTA.password]) {
      for (const cambio of [{ cuentas: [AJENA] }, { cuentas: [] }, { cuentas: null }, { donaciones: null }]) {
        const { estado, cuerpo } = await guardar({ ...cambio, contrasena_propia });
        expect([estado, Object.keys(cuerpo.error?.campos ?? {})]).toEqual([400, ['contrasena_propia']]);
        if (contrasena_propia) break;
      }
    }
    expect(await numeros()).toEqual([CUENTA?.numero]);
    expect(abierto.correos).toEqual([]);
  });

  it('una que falta agregar también la pide: donde ya se paga, otra cuenta es otro destino', async () => {
    expect((await guardar({ cuentas: [CUENTA, ...OTRAS] })).estado).toBe(400);
    expect((await guardar({ cuentas: [CUENTA, ...OTRAS], contrasena_propia: ADMIN.password })).estado).toBe(
      200,
    );
    expect(await numeros()).toHaveLength(CUENTAS_PUBLICADAS.length);
  });

  it('con ella cambia, y cada administrador activo recibe qué, quién y cuándo; nadie más', async () => {
    const { servidor, correos } = abierto;
    const otra = { email: 'otra@fundacion.example', password: 'clave-de-la-otra', rol: 'ADMINISTRADOR' };
    const token = servidor.tokenAdmin;
    const creada = await llamar(servidor, 'POST /dashboard-api/usuarios', { token, cuerpo: otra });
    const { id } = creada.cuerpo as unknown as { id: number };
    const cambio = { cuentas: [AJENA], contrasena_propia: ADMIN.password };
    expect((await guardar(cambio)).estado).toBe(200);
    expect(correos.map(({ para }) => para).sort()).toEqual([ADMIN.email, otra.email]);
    const [{ texto } = { texto: '' }] = correos;
    expect(texto).toContain(`${ADMIN.email} cambió las cuentas`);
    expect(texto).toMatch(/Antes: .*000-000000-01\n {2}Ahora: .*666-666/);
    expect(texto).not.toContain(ADMIN.password);
    correos.length = 0;
    await llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, { token, cuerpo: { estado: 'INACTIVO' } });
    await guardar({ ...cambio, cuentas: [CUENTA] });
    expect(correos.map(({ para }) => para)).toEqual([ADMIN.email]);
    await llamar(servidor, `DELETE /dashboard-api/usuarios/${id}`, { token });
  });

  it('las mismas, en otro orden o junto a otros datos, no la piden ni se avisan', async () => {
    const mismas = { cuentas: [CUENTA], donaciones: { ...DONACIONES_PUBLICADAS } };
    expect((await guardar({ ...mismas, municipio: 'Bello' })).estado).toBe(200);
    expect((await guardar({ dia_pago: 7 })).estado).toBe(200);
    expect(abierto.correos).toEqual([]);
  });

  it('las primeras no reemplazan a nadie: se guardan sin ella y se avisan', async () => {
    await abierto.base.ejecutarGuion('truncate configuracion');
    expect((await guardar({ cuentas: [CUENTA] })).estado).toBe(200);
    expect(abierto.correos.map(({ para }) => para)).toEqual([ADMIN.email]);
    // Some are published now.
    expect((await guardar({ donaciones: DONACIONES_PUBLICADAS })).estado).toBe(400);
  });

  it('el intento 11 recibe 429 aunque sea la correcta, y lo que no la pide sigue', async () => {
    for (let i = 0; i < 10; i++)
      expect((await guardar({ cuentas: [AJENA], contrasena_propia: 'no es' })).estado).toBe(400);
    const frenado = await guardar({ cuentas: [AJENA], contrasena_propia: ADMIN.password });
    expect(frenado.estado).toBe(429);
    expect(Number(frenado.cabeceras.get('retry-after'))).toBeGreaterThan(0);
    expect((await guardar({ dia_pago: 9 })).estado).toBe(200);
    expect(await numeros()).toEqual([CUENTA?.numero]);
  });

  it('CONSULTA no pasa aunque escriba la suya', async () => {
    const cambio = { cuentas: [AJENA], contrasena_propia: CONSULTA.password };
    expect((await guardar(cambio, abierto.servidor.tokenConsulta)).estado).toBe(403);
  });

  it('la historia dice antes y después, y nada de la contraseña queda en ella, en lo guardado ni en la respuesta', async () => {
    const { texto } = await guardar({ cuentas: [AJENA], contrasena_propia: ADMIN.password });
    const [fila] = await consultar<{ historia: string; datos: string }>(
      abierto.base.db,
      sql`select (select json_agg(a)::text from actividad a) as historia, (select datos::text from configuracion) as datos`,
    );
    expect(fila?.historia).toMatch(/000-000000-01.*666-666/s);
    expect(`${texto}${fila?.historia}${fila?.datos}`).not.toMatch(/contrasena_propia|clave-administradora/);
  });

  it('un correo que no sale no deshace el cambio', async () => {
    const fallas: string[] = [];
    const cola = crearColaDeCorreo({
      correo: { enviar: () => Promise.reject(new Error('el servidor de correo no responde')) },
      registro: { aviso: () => {}, error: (que) => void fallas.push(que) },
    });
    const agregar = abierto.correos.push;
    abierto.correos.push = (mensaje) => {
      cola.agregar(mensaje as never);
      return 0;
    };
    const { estado } = await guardar({ cuentas: [AJENA], contrasena_propia: ADMIN.password });
    abierto.correos.push = agregar;
    await cola.terminar();
    expect(estado).toBe(200);
    expect(fallas).toEqual(['No se pudo enviar un correo']);
    expect(await numeros()).toEqual(['666-666']);
  });
});
