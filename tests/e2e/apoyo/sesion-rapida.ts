import type { Page } from '@playwright/test';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';

export const CONSULTA = { email: 'consulta@fundacion.example', password: 'clave-de-consulta-2026' };

type Cuenta = typeof ADMINISTRADOR;

const pedir = async (
  url: string,
  ruta: string,
  token: string | null,
  cuerpo: object,
  method = 'POST',
): Promise<Response> =>
  fetch(url + ruta, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(cuerpo),
  });

const ingresar = async (url: string, { email, password }: Cuenta) => {
  const respuesta = await pedir(url, '/auth-api/auth/login', null, { email, password });
  return ((await respuesta.json()) as { data: { token: string; user: object } }).data;
};

/** What a script may do as the administrator, to prepare a journey: answers the record it made. */
export const apiDe = async ({ url }: ServidorReal) => {
  const { token } = await ingresar(url, ADMINISTRADOR);
  return async (ruta: string, cuerpo: object): Promise<{ id: number }> => {
    const respuesta = await pedir(url, `/dashboard-api${ruta}`, token, cuerpo);
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    return (await respuesta.json()) as { id: number };
  };
};

/** Any call as the administrator, whatever it answers. */
export const llamadorDe = async ({ url }: ServidorReal) => {
  const { token } = await ingresar(url, ADMINISTRADOR);
  return async (metodo: string, ruta: string, cuerpo?: object) => {
    const respuesta = await fetch(`${url}/dashboard-api${ruta}`, {
      method: metodo,
      headers: {
        authorization: `Bearer ${token}`,
        ...(cuerpo ? { 'content-type': 'application/json' } : {}),
      },
      body: cuerpo ? JSON.stringify(cuerpo) : undefined,
    });
    const texto = await respuesta.text();
    return { estado: respuesta.status, cuerpo: (texto ? JSON.parse(texto) : {}) as Record<string, unknown> };
  };
};

/** The account for consulting, past its provisional password; the journeys of one worker share it with the server. */
export const asegurarConsulta = async ({ url }: ServidorReal): Promise<void> => {
  const { token } = await ingresar(url, ADMINISTRADOR);
  const provisional = { email: CONSULTA.email, password: 'provisional-de-prueba' };
  const respuesta = await pedir(url, '/dashboard-api/usuarios', token, { ...provisional, rol: 'CONSULTA' });
  if (respuesta.status === 409) return;
  if (!respuesta.ok) throw new Error(`/usuarios: ${respuesta.status}`);
  const suya = await ingresar(url, provisional);
  const cambio = { actual: provisional.password, nueva: CONSULTA.password };
  const elegida = await pedir(url, '/auth-api/auth/password', suya.token, cambio, 'PUT');
  if (!elegida.ok) throw new Error(`/auth/password: ${elegida.status}`);
};

/** Opens an address already signed in. The account for consulting must exist. */
export const abrirComo = async (page: Page, servidor: ServidorReal, cuenta: Cuenta, ruta: string) => {
  const { token, user } = await ingresar(servidor.url, cuenta);
  // Of the same site, and nothing to draw.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([clave, usuario]) => {
      localStorage.setItem('authToken', clave as string);
      localStorage.setItem('currentUser', usuario as string);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(ruta);
};
