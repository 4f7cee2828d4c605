import { dicen } from '@tests/domain/sistema/apoyo/dicen';
import { copia, ensayo, hace, MIB } from '@tests/domain/sistema/apoyo/hechos';

const COPIA = ['Pesa 5 MB, cifrada', 'respaldo-1.tar.gz'];
const enWindows = { en: hace(9), ruta: 'D:\\copias\\una.tar.gz', bytes: MIB, cifrado: true };

dicen('RESPALDO', [
  [
    'al día',
    {},
    {
      nivel: 'BIEN',
      resumen: 'Hecha hace 9 h',
      detalles: ['Última: mar 24 nov 2026, 03:00', ...COPIA],
      accion: null,
    },
  ],
  [
    'recién hecha',
    { respaldo: copia(0.9) },
    {
      nivel: 'BIEN',
      resumen: 'Hecha hace menos de una hora',
      detalles: ['Última: mar 24 nov 2026, 11:06', ...COPIA],
      accion: null,
    },
  ],
  [
    'de hace una hora justa',
    { respaldo: copia(1) },
    {
      nivel: 'BIEN',
      resumen: 'Hecha hace 1 h',
      detalles: ['Última: mar 24 nov 2026, 11:00', ...COPIA],
      accion: null,
    },
  ],
  [
    'que el reloj de otro proceso pone más adelante',
    { respaldo: copia(-0.1) },
    {
      nivel: 'BIEN',
      resumen: 'Hecha hace menos de una hora',
      detalles: ['Última: mar 24 nov 2026, 12:06', ...COPIA],
      accion: null,
    },
  ],
  [
    'en un disco de Windows',
    { respaldo: { ultimo: enWindows, fallo: null } },
    {
      nivel: 'BIEN',
      resumen: 'Hecha hace 9 h',
      detalles: ['Última: mar 24 nov 2026, 03:00', 'Pesa 1 MB, cifrada', 'una.tar.gz'],
      accion: null,
    },
  ],
  [
    'sin cifrar',
    { respaldo: copia(9, false) },
    {
      nivel: 'ATENCION',
      resumen: 'Hecha hace 9 h, pero sin cifrar',
      detalles: ['Última: mar 24 nov 2026, 03:00', 'Pesa 5 MB, sin cifrar', 'respaldo-1.tar.gz'],
      accion: 'Contiene datos de salud: defina BACKUP_PASSPHRASE y guarde la frase en dos lugares seguros.',
    },
  ],
  [
    'de antes de ayer',
    { respaldo: copia(47.9) },
    {
      nivel: 'MAL',
      resumen: 'La última copia es de hace 47 h: la de anoche no se hizo',
      detalles: ['Última: dom 22 nov 2026, 12:06', ...COPIA],
      accion: 'Revise que la copia de cada noche siga programada y que el equipo esté encendido a esa hora.',
    },
  ],
  [
    'de hace dos días',
    { respaldo: copia(48) },
    {
      nivel: 'MAL',
      resumen: 'La última copia es de hace 2 días: la de anoche no se hizo',
      detalles: ['Última: dom 22 nov 2026, 12:00', ...COPIA],
      accion: 'Revise que la copia de cada noche siga programada y que el equipo esté encendido a esa hora.',
    },
  ],
  [
    'de un día que no ha llegado',
    { respaldo: copia(-24 * 365) },
    {
      nivel: 'MAL',
      resumen: 'La última copia dice una fecha que no ha llegado: no se sabe de cuándo es',
      detalles: ['Última: mié 24 nov 2027, 12:00', ...COPIA],
      accion: 'Revise la hora del equipo y, cuando esté bien, pida que ejecuten npm run backup.',
    },
  ],
  [
    'ninguna',
    { respaldo: { ultimo: null, fallo: null } },
    {
      nivel: 'MAL',
      resumen: 'No se ha hecho ninguna copia en este servidor',
      detalles: [],
      accion:
        'Pida a quien cuida el servidor que active la copia de cada noche (docs/operacion.md, «Respaldos»).',
    },
  ],
  [
    'la última falló',
    { respaldo: { ...copia(9), fallo: { en: hace(1), motivo: 'No hay espacio en el disco.' } } },
    {
      nivel: 'MAL',
      resumen: 'La última copia falló',
      detalles: [
        'Falló: mar 24 nov 2026, 11:00',
        'No hay espacio en el disco.',
        'Última: mar 24 nov 2026, 03:00',
        ...COPIA,
      ],
      accion: 'Corrija lo que dice el motivo y pida a quien cuida el servidor que ejecute npm run backup.',
    },
  ],
  [
    'la primera falló',
    { respaldo: { ultimo: null, fallo: { en: hace(1), motivo: 'No hay espacio en el disco.' } } },
    {
      nivel: 'MAL',
      resumen: 'La última copia falló',
      detalles: ['Falló: mar 24 nov 2026, 11:00', 'No hay espacio en el disco.'],
      accion: 'Corrija lo que dice el motivo y pida a quien cuida el servidor que ejecute npm run backup.',
    },
  ],
]);

const VERIFICADA = [
  'Verificada: mar 24 nov 2026, 03:00',
  '1.200 filas y 4 archivos iguales, en 9 s',
  'respaldo-1.tar.gz',
];
const BUSCAR_PAPELES =
  'Son papeles firmados que ya no están. Cuáles son lo dice «npm run restore -- --desde RESPALDO --revisar»: búsquelos en copias anteriores, o pida el papel y súbalo otra vez.';

dicen('RESTAURACION', [
  [
    'quedó igual',
    {},
    { nivel: 'BIEN', resumen: 'Se restauró y quedó igual hace 9 h', detalles: VERIFICADA, accion: null },
  ],
  [
    'nunca se ha probado',
    { ensayo: null },
    {
      nivel: 'ATENCION',
      resumen: 'Nunca se ha comprobado que una copia se pueda restaurar',
      detalles: [],
      accion: 'Use «Verificar ahora»: restaura la última copia aparte, la compara y la borra.',
    },
  ],
  [
    'nunca, y no hay con qué',
    { ensayo: null, respaldo: { ultimo: null, fallo: null } },
    {
      nivel: 'ATENCION',
      resumen: 'Nunca se ha comprobado que una copia se pueda restaurar',
      detalles: [],
      accion: 'Primero hay que hacer una copia.',
    },
  ],
  [
    'no quedó igual',
    { ensayo: ensayo(9, 'Al restaurarlo, las filas de sedes no quedaron iguales.') },
    {
      nivel: 'MAL',
      resumen: 'La última copia verificada no se pudo restaurar',
      detalles: [
        'Verificada: mar 24 nov 2026, 03:00',
        'respaldo-1.tar.gz',
        'Al restaurarlo, las filas de sedes no quedaron iguales.',
      ],
      accion: 'Haga otra copia hoy y verifíquela. Guarde la que falló hasta saber por qué.',
    },
  ],
  [
    'le falta un papel firmado',
    { ensayo: { ...ensayo(9), faltan: 1 } },
    {
      nivel: 'ATENCION',
      resumen: 'La última copia verificada no trae 1 archivo que una ficha nombra',
      detalles: VERIFICADA,
      accion: BUSCAR_PAPELES,
    },
  ],
  [
    'le faltan varios',
    { ensayo: { ...ensayo(9), faltan: 3 } },
    {
      nivel: 'ATENCION',
      resumen: 'La última copia verificada no trae 3 archivos que las fichas nombran',
      detalles: VERIFICADA,
      accion: BUSCAR_PAPELES,
    },
  ],
  [
    'un día que no ha llegado',
    { ensayo: ensayo(-24 * 365) },
    {
      nivel: 'ATENCION',
      resumen: 'La última verificación dice una fecha que no ha llegado: no se sabe de cuándo es',
      detalles: ['Verificada: mié 24 nov 2027, 12:00', ...VERIFICADA.slice(1)],
      accion: 'Revise la hora del equipo y, cuando esté bien, use «Verificar ahora».',
    },
  ],
  [
    'hace demasiado',
    { ensayo: ensayo(9 * 24) },
    {
      nivel: 'ATENCION',
      resumen: 'La última verificación es de hace 9 días',
      detalles: ['Verificada: dom 15 nov 2026, 12:00', ...VERIFICADA.slice(1)],
      accion: 'Use «Verificar ahora», y revise que la copia de cada noche lleve --ensayar.',
    },
  ],
]);
