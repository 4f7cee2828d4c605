import type { Edicion } from './edicion';

const FECHA = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

const INGRESO = '/login';

/** Why a page is not the one of the network. `nadie`: there may be no internet, or no service, and it cannot be told which. */
export type Causa = 'sin-red' | 'sin-servicio' | 'nadie' | 'lenta';

/** Whoever reads it goes to what is broken: nobody restarts the Wi-Fi because the service is down. */
const SIN_INGRESO: Record<Causa, string> = {
  'sin-red': 'Sin conexión a internet. Para ingresar hace falta la red.',
  'sin-servicio':
    'El servicio no responde; la conexión de este equipo sí. Para ingresar, espere unos minutos y vuelva a cargar.',
  nadie:
    'El servicio no responde. Para ingresar hace falta la red: si otras páginas de internet abren, espere unos minutos; si no, revise la conexión de este equipo.',
  lenta: 'La conexión está muy lenta. Para ingresar hace falta que responda.',
};

/**
 * What a page of the site says of itself when it comes from what was kept: any of them has phones, which may be others
 * by now. `null` for the panel, which tells it in its own way.
 */
const textoDe = (
  clave: string,
  { publicas, conNumeros }: Pick<Edicion, 'publicas' | 'conNumeros'>,
  guardada: string | null,
  causa: Causa,
): string | null => {
  if (clave === INGRESO)
    return `${SIN_INGRESO[causa]} Si este equipo se preparó para trabajar sin red, se puede abrir lo que guardó.`;
  if (!Object.hasOwn(publicas, clave)) return null;
  const desde = `Esta página se guardó${guardada ? ` el ${FECHA.format(new Date(guardada))}` : ''}`;
  if (conNumeros.includes(clave))
    // Never for being slow: these wait.
    return `${causa === 'sin-red' ? 'Sin conexión' : 'El servicio no responde'}. ${desde}: confirme los números antes de consignar.`;
  // Behind a slow network it is shown too, so it does not say that there is none.
  return `${desde}: los teléfonos pueden haber cambiado.`;
};

/**
 * A page as it was kept, with its own headers; it says so, also without JavaScript. The words go
 * outside of what React takes over, and their look is a file that the policy of the page allows.
 */
export const comoGuardada = async (
  respuesta: Response,
  clave: string,
  edicion: Pick<Edicion, 'publicas' | 'conNumeros'>,
  causa: Causa,
): Promise<Response> => {
  const texto = textoDe(clave, edicion, respuesta.headers.get('date'), causa);
  if (texto === null) return respuesta;
  const nota = `<link rel="stylesheet" href="/sin-red.css"><p class="sin-red" role="status">${texto} <a href="${clave}">Volver a cargar</a></p>`;
  const headers = new Headers(respuesta.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  // Over the sign-in, which has nothing fixed; at the foot of a page of the site, whose head is.
  const poner = (lugar: string) => (clave === INGRESO ? lugar + nota : nota + lugar);
  const html = (await respuesta.text()).replace(clave === INGRESO ? '<body>' : '</body>', poner);
  return new Response(html, { status: respuesta.status, headers });
};
