import type { Page } from '@playwright/test';
import { ADMINISTRADOR, type ServidorReal } from '@tests/e2e/apoyo/servidor';

export const CONSULTA = { email: 'consulta@fundacion.example', password: 'clave-de-consulta-2026' };

type Cuenta = typeof ADMINISTRADOR;

const pedir = async (url: string, ruta: string, token: string | null, cuerpo: object): Promise<Response> =>
  fetch(url + ruta, {
    method: 'POST',
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

/** The account for consulting; the journeys of one worker share it with the server. */
export const asegurarConsulta = async ({ url }: ServidorReal): Promise<void> => {
  const { token } = await ingresar(url, ADMINISTRADOR);
  const respuesta = await pedir(url, '/dashboard-api/usuarios', token, { ...CONSULTA, rol: 'CONSULTA' });
  if (!respuesta.ok && respuesta.status !== 409) throw new Error(`/usuarios: ${respuesta.status}`);
};

/** Opens an address already signed in. The account for consulting must exist. */
export const abrirComo = async (page: Page, servidor: ServidorReal, cuenta: Cuenta, ruta: string) => {
  const { token, user } = await ingresar(servidor.url, cuenta);
  await page.goto('/contact');
  await page.evaluate(
    ([clave, usuario]) => {
      localStorage.setItem('authToken', clave as string);
      localStorage.setItem('currentUser', usuario as string);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(ruta);
};
