import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';

const llamar = async (url: string, cuerpo: object, token?: string): Promise<unknown> => {
  const respuesta = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(cuerpo),
  });
  if (!respuesta.ok) throw new Error(`${url}: ${respuesta.status} ${await respuesta.text()}`);
  return respuesta.json();
};

/** Writes straight to the service what a journey needs to find, as the administrator. */
export const sembrador = async (url: string) => {
  const { data } = (await llamar(`${url}/auth-api/auth/login`, ADMINISTRADOR)) as { data: { token: string } };
  return (ruta: string, cuerpo: object): Promise<{ id: number }> =>
    llamar(`${url}/dashboard-api${ruta}`, cuerpo, data.token) as Promise<{ id: number }>;
};
