import { CLAVE, CORREO } from '../servidor-banco.mjs';

/** Signs the administrator in as a person does; the whole browser context keeps the session. */
export const entrarPorPantalla = async (contexto, url) => {
  const pagina = await contexto.newPage();
  await pagina.goto(`${url}/login`);
  await pagina.locator('input[type=email], input[name=email]').first().fill(CORREO);
  await pagina.locator('input[type=password]').first().fill(CLAVE);
  await pagina.locator('form button[type=submit]').click();
  await pagina.waitForURL(/\/dashboard/);
  await pagina.close();
};
