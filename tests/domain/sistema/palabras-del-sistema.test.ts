import { dicen } from '@tests/domain/sistema/apoyo/dicen';
import { base, certificado, correo, disco, GIB, MIB } from '@tests/domain/sistema/apoyo/hechos';
import { expect, it } from 'vitest';
import { NOMBRES_DE_PARTES, PARTES_DEL_SISTEMA } from '@/domain/sistema/estado-del-sistema';

const sinTamano = { base: { ok: true, ms: 1_204, bytes: null, embebida: false } };

dicen('BASE', [
  [
    'bien',
    {},
    {
      nivel: 'BIEN',
      resumen: 'Responde bien',
      detalles: ['Base embebida en este equipo', 'Ocupa 20 MB', 'Responde en 2 ms'],
      accion: null,
    },
  ],
  [
    'despacio, y no dice cuánto ocupa',
    sinTamano,
    {
      nivel: 'ATENCION',
      resumen: 'Responde despacio',
      detalles: ['PostgreSQL', 'Responde en 1.204 ms'],
      accion: 'Si sigue así varios minutos, revise el procesador y el disco del servidor.',
    },
  ],
  [
    'no responde',
    base(0, false),
    {
      nivel: 'MAL',
      resumen: 'No responde',
      detalles: [],
      accion: 'Revise que el servidor de la base esté encendido y con espacio; el sistema se reconecta solo.',
    },
  ],
]);

const HACER_ESPACIO =
  'Borre respaldos viejos que ya estén en otro lugar y vacíe la papelera de la Biblioteca, o amplíe el disco.';

dicen('DISCO', [
  [
    'con espacio',
    {},
    { nivel: 'BIEN', resumen: 'Hay espacio', detalles: ['Quedan 50 GB de 100 GB (50 %)'], accion: null },
  ],
  [
    'con poco',
    disco(0.6 * GIB, 100 * GIB),
    {
      nivel: 'ATENCION',
      resumen: 'Queda poco espacio',
      detalles: ['Quedan 614,4 MB de 100 GB (menos de 1 %)'],
      accion: HACER_ESPACIO,
    },
  ],
  [
    'justo con lo que se reserva',
    disco(128 * MIB, 4 * GIB),
    {
      nivel: 'ATENCION',
      resumen: 'Queda poco espacio',
      detalles: ['Quedan 128 MB de 4 GB (3 %)'],
      accion: HACER_ESPACIO,
    },
  ],
  [
    'lleno',
    disco(127 * MIB, 4 * GIB),
    {
      nivel: 'MAL',
      resumen: 'Lleno: ya no se puede guardar nada nuevo',
      detalles: ['Quedan 127 MB de 4 GB (3 %)'],
      accion: HACER_ESPACIO,
    },
  ],
  [
    'que no dice',
    { disco: null },
    {
      nivel: 'SIN_DATO',
      resumen: 'Este disco no dice cuánto espacio tiene',
      detalles: [],
      accion: 'Mire en el servidor cuánto espacio queda.',
    },
  ],
]);

dicen('CORREO', [
  [
    'el último salió',
    {},
    {
      nivel: 'BIEN',
      resumen: 'El último mensaje salió',
      detalles: ['Último intento: mar 24 nov 2026, 11:00'],
      accion: null,
    },
  ],
  [
    'el último falló',
    correo(true, '535 Invalid login'),
    {
      nivel: 'MAL',
      resumen: 'El último mensaje no salió',
      detalles: ['Último intento: mar 24 nov 2026, 11:00', '535 Invalid login'],
      accion:
        'El servidor de correo respondió lo que dice el motivo: muéstreselo a quien da el correo, y revise con él SMTP_URL. Después use «Enviarme un mensaje de prueba».',
    },
  ],
  [
    'el último falló, y se sabe por qué',
    correo(true, '535 Invalid login', 'EAUTH'),
    {
      nivel: 'MAL',
      resumen: 'El último mensaje no salió',
      detalles: ['Último intento: mar 24 nov 2026, 11:00', '535 Invalid login'],
      accion:
        'El servidor de correo no aceptó el usuario o la clave: corríjalos en SMTP_URL. Después use «Enviarme un mensaje de prueba».',
    },
  ],
  [
    'nada se ha enviado',
    correo(true),
    {
      nivel: 'SIN_DATO',
      resumen: 'Todavía no se ha enviado ningún mensaje',
      detalles: [],
      accion: 'Para probarlo, use «Enviarme un mensaje de prueba».',
    },
  ],
  [
    'no hay servidor',
    correo(false),
    {
      nivel: 'ATENCION',
      resumen: 'No hay servidor de correo: nadie recibe los mensajes',
      detalles: ['Los mensajes quedan en la carpeta «correo» de los datos'],
      accion: 'Pida a quien cuida el servidor que defina SMTP_URL y lo reinicie.',
    },
  ],
]);

const RENUEVELO = 'Renuévelo (certbot o Caddy lo hacen solos: revise por qué no pudieron).';
const vence = (cuando: string) => ['sitio.example', `Vence: ${cuando}`];

dicen('CERTIFICADO', [
  [
    'vigente',
    {},
    {
      nivel: 'BIEN',
      resumen: 'Vigente por 60 días',
      detalles: vence('sáb 23 ene 2027, 12:00'),
      accion: null,
    },
  ],
  [
    'le quedan días',
    { certificado: certificado(20) },
    {
      nivel: 'ATENCION',
      resumen: 'Faltan 20 días para que venza',
      detalles: vence('lun 14 dic 2026, 12:00'),
      accion: RENUEVELO,
    },
  ],
  [
    'le queda un día',
    { certificado: certificado(1.5) },
    {
      nivel: 'MAL',
      resumen: 'Falta 1 día para que venza',
      detalles: vence('jue 26 nov 2026, 00:00'),
      accion: RENUEVELO,
    },
  ],
  [
    'le quedan horas',
    { certificado: certificado(0.5) },
    {
      nivel: 'MAL',
      resumen: 'Vence en menos de un día',
      detalles: vence('mié 25 nov 2026, 00:00'),
      accion: RENUEVELO,
    },
  ],
  [
    'venció',
    { certificado: certificado(-0.5) },
    {
      nivel: 'MAL',
      resumen: 'Venció: los navegadores no dejan entrar',
      detalles: vence('mar 24 nov 2026, 00:00'),
      accion: RENUEVELO,
    },
  ],
  [
    'nadie confía en él',
    { certificado: certificado(60, 'Es de otra dirección') },
    {
      nivel: 'MAL',
      resumen: 'Los navegadores no confían en el certificado',
      detalles: [...vence('sáb 23 ene 2027, 12:00'), 'Es de otra dirección'],
      accion: 'Pida un certificado para esa dirección e instálelo completo, con su cadena.',
    },
  ],
  [
    'no se pudo mirar',
    { certificado: { tipo: 'NO_RESPONDE', sitio: 'sitio.example' } },
    {
      nivel: 'ATENCION',
      resumen: 'Desde el servidor no se pudo mirar el certificado',
      detalles: ['sitio.example'],
      accion:
        'Abra el sitio desde otro lugar. Si abre sin avisos, esto solo dice que el servidor no se alcanza a sí mismo.',
    },
  ],
  [
    'sin dirección todavía',
    { certificado: { tipo: 'SIN_HTTPS', local: true } },
    {
      nivel: 'SIN_DATO',
      resumen: 'El sitio no tiene todavía una dirección pública',
      detalles: [],
      accion: 'Cuando la tenga, pida que la pongan en PUBLIC_SITE_URL, con https.',
    },
  ],
  [
    'una dirección http',
    { certificado: { tipo: 'SIN_HTTPS', local: false } },
    {
      nivel: 'MAL',
      resumen: 'La dirección pública no es https: las contraseñas viajan sin cifrar',
      detalles: [],
      accion: 'Ponga delante un proxy con certificado y cambie PUBLIC_SITE_URL a https.',
    },
  ],
]);

it('cada parte tiene su nombre', () => {
  expect(PARTES_DEL_SISTEMA.map((parte) => NOMBRES_DE_PARTES[parte])).toEqual([
    'Copia de seguridad',
    'Restauración verificada',
    'Base de datos',
    'Disco',
    'Correo',
    'Certificado del sitio',
  ]);
});
