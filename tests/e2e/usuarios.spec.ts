import { sinFallasDeAcceso } from '@tests/e2e/apoyo/axe';
import { elegirDelMenu } from '@tests/e2e/apoyo/elegir-del-menu';
import { expect, test } from '@tests/e2e/apoyo/prueba';
import { enLista, entrar } from '@tests/e2e/apoyo/recorrido-personal';
import { ADMINISTRADOR } from '@tests/e2e/apoyo/servidor';
import { asegurarConsulta, CONSULTA } from '@tests/e2e/apoyo/sesion-rapida';

test.describe.configure({ mode: 'serial' });

for (const ancho of [1280, 375]) {
  test.describe(`usuarios a ${ancho} px`, () => {
    test.use({ viewport: { width: ancho, height: 812 } });
    const nueva = { email: `nueva${ancho}@fundacion.example`, password: '' };

    test.beforeAll(({ servidor }) => asegurarConsulta(servidor));

    test('el administrador crea, cambia el rol, desactiva y elimina', async ({ page, browser, servidor }) => {
      test.setTimeout(240_000);
      await page.goto('/usuarios');
      await entrar(page);
      await expect(enLista(page, ADMINISTRADOR.email)).toBeVisible();
      await sinFallasDeAcceso(page);

      await test.step('crea con una contraseña sugerida', async () => {
        await page.getByRole('button', { name: 'Nuevo usuario' }).click();
        const dialogo = page.getByRole('dialog');
        await dialogo.getByLabel('Correo electrónico').fill(nueva.email);
        await dialogo.getByLabel('Rol').selectOption({ label: 'Consulta' });
        await dialogo.getByRole('button', { name: 'Sugerir contraseña' }).click();
        await expect(dialogo.getByText(/^Cópiela antes de crear el usuario/)).toBeInViewport({ ratio: 1 });
        nueva.password = await dialogo.getByLabel('Contraseña', { exact: true }).inputValue();
        await sinFallasDeAcceso(page);
        await dialogo.getByRole('button', { name: 'Guardar' }).click();
        await expect(dialogo).toBeHidden();
        await expect(enLista(page, nueva.email)).toBeVisible();
      });

      await test.step('la persona nueva elige su contraseña, entra, y queda su último acceso', async () => {
        const contexto = await browser.newContext({ baseURL: servidor.url });
        const suya = await contexto.newPage();
        await suya.goto('/login');
        await entrar(suya, nueva);
        await expect(suya.getByRole('heading', { name: 'Elija su contraseña' })).toBeVisible();
        await sinFallasDeAcceso(suya);
        await suya.goto('/participantes');
        await expect(suya).toHaveURL(/\/login\?destino=/);
        await suya.getByLabel('Contraseña provisional').fill(nueva.password);
        nueva.password = 'una frase que nadie dictó';
        await suya.getByLabel('Contraseña nueva').fill(nueva.password);
        await suya.getByRole('button', { name: 'Guardar y entrar' }).click();
        await suya.waitForURL('**/participantes');
        await contexto.close();
        await page.reload();
        await enLista(page, nueva.email).click();
        const ficha = page.getByRole('dialog', { name: nueva.email });
        await expect(ficha).toBeVisible();
        await expect(ficha.getByText('Aún no ha ingresado')).toBeHidden();
        await sinFallasDeAcceso(page);
        await ficha.getByRole('button', { name: 'Cerrar', exact: true }).click();
      });

      await test.step('le cambia el rol', async () => {
        await elegirDelMenu(page, nueva.email, 'Cambiar a Administrador');
        const cambiar = page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar rol' });
        await expect(cambiar).toBeVisible();
        await sinFallasDeAcceso(page);
        await cambiar.click();
        await expect(page.getByText(`${nueva.email} ahora tiene el rol Administrador`)).toBeVisible();
      });

      await test.step('le corrige el correo con su propia contraseña', async () => {
        await elegirDelMenu(page, nueva.email, 'Cambiar correo');
        const dialogo = page.getByRole('dialog', { name: 'Cambiar correo' });
        nueva.email = `corregida${ancho}@fundacion.example`;
        await dialogo.getByLabel('Correo nuevo').fill(nueva.email);
        await dialogo.getByLabel('Su contraseña').fill(ADMINISTRADOR.password);
        await sinFallasDeAcceso(page);
        await dialogo.getByRole('button', { name: 'Guardar' }).click();
        await expect(enLista(page, nueva.email)).toBeVisible();
      });

      await test.step('sin servidor de correo le da otra contraseña, que se ve una sola vez', async () => {
        await elegirDelMenu(page, nueva.email, 'Enviar restablecimiento');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
        await expect(page.getByRole('dialog', { name: 'No se envió ningún correo' })).toBeVisible();
        await sinFallasDeAcceso(page);
        await page.getByRole('button', { name: 'Nueva contraseña provisional' }).click();
        await page.getByLabel('Su contraseña').fill(ADMINISTRADOR.password);
        await page.getByRole('button', { name: 'Crear contraseña' }).click();
        const entrega = page.getByRole('dialog', { name: 'Entregue esta contraseña' });
        nueva.password = (await entrega.getByRole('status').textContent()) ?? '';
        await sinFallasDeAcceso(page);
        await entrega.getByRole('button', { name: 'Ya la entregué' }).click();
        const respuesta = await page.request.post('/auth-api/auth/login', { data: nueva });
        expect(respuesta.status()).toBe(200);
      });

      await test.step('la desactiva y ya no puede entrar', async () => {
        await elegirDelMenu(page, nueva.email, 'Desactivar');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
        await expect(page.getByText(`${nueva.email}: cuenta desactivada`)).toBeVisible();
        const respuesta = await page.request.post('/auth-api/auth/login', { data: nueva });
        expect(respuesta.status()).toBe(401);
      });

      await test.step('no puede tocar su propia cuenta, y el menú dice por qué', async () => {
        const linea = page.getByRole('menuitem', { name: /^Eliminar/ });
        // The page may still be scrolling to the row, and a menu closes when the page scrolls.
        await expect(async () => {
          await page.getByRole('button', { name: `Acciones de ${ADMINISTRADOR.email}` }).click();
          await expect(linea).toContainText('No puede eliminar su propia cuenta', { timeout: 2_000 });
        }).toPass({ timeout: 20_000 });
        await sinFallasDeAcceso(page);
        await page.keyboard.press('Escape');
      });

      await test.step('la elimina escribiendo su correo', async () => {
        await elegirDelMenu(page, nueva.email, 'Eliminar');
        const dialogo = page.getByRole('alertdialog');
        await dialogo.getByRole('textbox').fill(nueva.email);
        await dialogo.getByRole('button', { name: 'Eliminar' }).click();
        await expect(dialogo).toBeHidden();
        await expect(enLista(page, nueva.email)).toBeHidden();
      });
    });

    test('quien consulta recibe el 403, en la pantalla y del servicio', async ({ page }) => {
      await page.goto('/usuarios');
      await entrar(page, CONSULTA);
      await expect(page.getByText('No tienes permisos para realizar esta acción (Error 403)')).toBeVisible();
      await sinFallasDeAcceso(page);
      const token = await page.evaluate(() => localStorage.getItem('authToken'));
      const respuesta = await page.request.get('/dashboard-api/usuarios', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(respuesta.status()).toBe(403);
    });

    test('el tablero muestra lo pendiente sin violaciones', async ({ page }) => {
      await page.goto('/dashboard');
      await entrar(page);
      await expect(page.getByRole('region', { name: 'Requiere atención' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cartera por edades' })).toBeVisible();
      await sinFallasDeAcceso(page);
      await page.locator('body').press('?');
      await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
      await sinFallasDeAcceso(page);
    });
  });
}
