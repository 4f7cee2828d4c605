import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let enviados: MensajeCorreo[];
let falla: Error | null;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
const abrir = async (envia: boolean) => {
  servidor = await crearServidorDePrueba({
    db: base.db,
    salida: {
      urlSitio: 'https://sitio.example',
      envia,
      correos: { agregar: () => {}, terminar: async () => {} },
      correo: {
        enviar: async (mensaje) => {
          if (falla) throw falla;
          enviados.push(mensaje);
        },
      },
    },
  });
};
beforeEach(() => {
  enviados = [];
  falla = null;
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

const probar = (token = servidor.tokenAdmin) =>
  llamar(servidor, 'POST /dashboard-api/sistema/correo', { token });
const ultimaLinea = async () => {
  const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/actividad?pagina=1&entidad=configuracion', {
    token: servidor.tokenAdmin,
  });
  return (cuerpo.data as Record<string, unknown>[])[0];
};

it('va a quien lo pide, dice que salió y queda en la historia', async () => {
  await abrir(true);
  const { estado, cuerpo } = await probar();
  expect([estado, cuerpo.resultado, cuerpo.para]).toEqual([200, 'ENTREGADO', ADMIN.email]);
  expect(enviados.map(({ para, asunto }) => [para, asunto])).toEqual([[ADMIN.email, 'Mensaje de prueba']]);
  expect(await ultimaLinea()).toMatchObject({
    usuario: ADMIN.email,
    cambios: expect.arrayContaining([
      { campo: 'mensaje_de_prueba', antes: null, despues: 'Entregado al servidor de correo' },
    ]),
  });
});

it.each([
  ['EAUTH', /usuario o la clave/],
  ['ESOCKET', /nombre y el puerto/],
  ['EENVELOPE', /MAIL_FROM/],
  ['OTRO', /muéstreselo/],
])('lo que falla con %s dice el motivo y qué hacer', async (code, queHacer) => {
  await abrir(true);
  falla = Object.assign(new Error(`535 no para ${ADMIN.email}`), { code });
  const { estado, cuerpo } = await probar();
  expect([estado, cuerpo.resultado, cuerpo.motivo]).toEqual([200, 'RECHAZADO', '535 no para …']);
  expect(cuerpo.accion).toMatch(queHacer);
  expect(await ultimaLinea()).toMatchObject({
    cambios: expect.arrayContaining([{ campo: 'motivo_del_correo', antes: null, despues: '535 no para …' }]),
  });
});

it('sin servidor de correo no envía nada y dice qué definir', async () => {
  await abrir(false);
  const { cuerpo } = await probar();
  expect([cuerpo.resultado, enviados]).toEqual(['SIN_SERVIDOR', []]);
  expect(cuerpo.accion).toContain('SMTP_URL');
});

it('solo para quien administra, y pocas veces por minuto', async () => {
  await abrir(true);
  expect((await probar(servidor.tokenConsulta)).estado).toBe(403);
  const estados = [];
  for (let i = 0; i < 4; i++) estados.push((await probar()).estado);
  expect(estados.at(-1)).toBe(429);
  expect(enviados.length).toBeLessThanOrEqual(3);
});
