import { describe, expect, it, vi } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import { probarCorreo } from '@/application/sistema/probar-correo';
import { esquemaPruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';

const PARA = 'ana@fundacion.example';

const probar = (falla?: Error, enviaCorreo = true) => {
  const enviar = vi.fn(async (_mensaje: MensajeCorreo) => {
    if (falla) throw falla;
  });
  return { enviar, prueba: probarCorreo({ correo: { enviar }, enviaCorreo })(PARA) };
};
const rechazo = (code: string | undefined, message = '550 No se puede') =>
  Object.assign(new Error(message), { code });

const SIN_CAMINO =
  'No se pudo llegar al servidor de correo: revise el nombre y el puerto en SMTP_URL, y que este equipo tenga salida a internet.';
const CON_RESPUESTA =
  'El servidor de correo respondió lo que dice el motivo: muéstreselo a quien da el correo, y revise con él SMTP_URL.';

describe('el mensaje de prueba', () => {
  it('le llega a quien lo pide, y se dice dónde buscarlo', async () => {
    const { enviar, prueba } = probar();
    const dicho = await prueba;
    expect(dicho).toEqual({
      resultado: 'ENTREGADO',
      para: PARA,
      motivo: null,
      accion:
        'Búsquelo en su bandeja de entrada o en la de correo no deseado. Si no llega en diez minutos, revise con quien da el correo que el remitente (MAIL_FROM) sea de su dominio.',
    });
    expect(esquemaPruebaDeCorreo.parse(dicho)).toEqual(dicho);
    expect(enviar.mock.calls).toEqual([
      [
        {
          para: PARA,
          asunto: 'Mensaje de prueba',
          texto:
            'Cordial saludo:\n\nEste es un mensaje de prueba que usted pidió desde el panel. Si lo está leyendo, el correo funciona.\n\nNo hay que responderlo.\n',
        },
      ],
    ]);
  });

  it('sin servidor de correo no se intenta, y se dice qué pedir', async () => {
    const { enviar, prueba } = probar(undefined, false);
    const dicho = await prueba;
    expect(dicho).toEqual({
      resultado: 'SIN_SERVIDOR',
      para: PARA,
      motivo: null,
      accion:
        'Pida a quien cuida el servidor que defina SMTP_URL y MAIL_FROM con los datos que da su proveedor de correo, y que lo reinicie (docs/operacion.md). Mientras tanto los mensajes quedan en la carpeta «correo» de los datos.',
    });
    expect(esquemaPruebaDeCorreo.parse(dicho)).toEqual(dicho);
    expect(enviar).not.toHaveBeenCalled();
  });

  it.each<[string | undefined, string]>([
    ['EAUTH', 'El servidor de correo no aceptó el usuario o la clave: corríjalos en SMTP_URL.'],
    [
      'EENVELOPE',
      'El servidor de correo no aceptó el remitente o su dirección: revise MAIL_FROM y el correo de su cuenta.',
    ],
    [
      'ETLS',
      'No se pudo cifrar la conexión: revise si su proveedor pide smtps:// o smtp://, y el puerto, en SMTP_URL.',
    ],
    ['ECONNECTION', SIN_CAMINO],
    ['ESOCKET', SIN_CAMINO],
    ['ETIMEDOUT', SIN_CAMINO],
    ['EDNS', SIN_CAMINO],
    ['ECONNREFUSED', SIN_CAMINO],
    ['EMESSAGE', CON_RESPUESTA],
    [undefined, CON_RESPUESTA],
  ])('de una falla %s se dice qué hacer', async (codigo, accion) => {
    const dicho = await probar(rechazo(codigo)).prueba;
    expect(dicho).toEqual({ resultado: 'RECHAZADO', para: PARA, motivo: '550 No se puede', accion });
    expect(esquemaPruebaDeCorreo.parse(dicho)).toEqual(dicho);
  });

  it.each([
    ['554 <luz.mora@casa.example>: no existe', '554 … no existe'],
    ['de luz@casa.example para ana@x.example', 'de … para …'],
    ['sin dirección', 'sin dirección'],
    ['x'.repeat(250), 'x'.repeat(200)],
    [`${'x'.repeat(196)} ${PARA}`, `${'x'.repeat(196)} …`],
    [
      'connect ECONNREFUSED 192.0.2.1:465',
      'En esa dirección y ese puerto nadie respondió (connect ECONNREFUSED 192.0.2.1:465)',
    ],
    [
      'getaddrinfo ENOTFOUND smtp.example',
      'No hay ningún servidor con ese nombre (getaddrinfo ENOTFOUND smtp.example)',
    ],
    ['getaddrinfo EAI_AGAIN x', 'No hay ningún servidor con ese nombre (getaddrinfo EAI_AGAIN x)'],
    [
      'connect EHOSTUNREACH 192.0.2.1',
      'Desde este equipo no se llega a esa dirección (connect EHOSTUNREACH 192.0.2.1)',
    ],
    [
      'connect ENETUNREACH 192.0.2.1',
      'Desde este equipo no se llega a esa dirección (connect ENETUNREACH 192.0.2.1)',
    ],
    ['Connection timeout', 'El servidor de correo no respondió a tiempo (Connection timeout)'],
    ['read ETIMEDOUT', 'El servidor de correo no respondió a tiempo (read ETIMEDOUT)'],
    ['Greeting never received', 'El servidor de correo no respondió a tiempo (Greeting never received)'],
    ['Invalid login: 535', 'El servidor de correo no aceptó el usuario o la clave (Invalid login: 535)'],
    ['550 no es un invalid login', '550 no es un invalid login'],
    [
      'self-signed certificate',
      'La conexión con el servidor de correo no se pudo cifrar (self-signed certificate)',
    ],
    [
      'ssl: wrong version number',
      'La conexión con el servidor de correo no se pudo cifrar (ssl: wrong version number)',
    ],
    ['read ECONNRESET', 'El servidor de correo cortó la conexión (read ECONNRESET)'],
    ['Connection closed', 'El servidor de correo cortó la conexión (Connection closed)'],
    ['Unexpected socket close', 'El servidor de correo cortó la conexión (Unexpected socket close)'],
  ])('de lo que el servidor respondió (%s) se dice lo que cabe, sin direcciones', async (dijo, motivo) => {
    expect((await probar(rechazo('EENVELOPE', dijo)).prueba).motivo).toBe(motivo);
  });
});
