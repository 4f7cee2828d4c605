import { test as base, expect } from '@tests/e2e/apoyo/prueba';
import {
  crearParticipante,
  crearSede,
  elegirAccion,
  enLista,
  entrar,
  salir,
} from '@tests/e2e/apoyo/recorrido-personal';
import { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';

interface Motor {
  nombre: string;
  abrir: () => Promise<{ entorno: Record<string, string>; cerrar: () => Promise<void> }>;
}

const EMBEBIDA: Motor = {
  nombre: 'base embebida',
  abrir: async () => ({ entorno: {}, cerrar: async () => undefined }),
};

const POSTGRES: Motor = {
  nombre: 'PostgreSQL',
  abrir: async () => {
    const base = await abrirPostgresDePrueba();
    return { entorno: { DATABASE_URL: base.url }, cerrar: () => base.cerrar() };
  },
};

for (const motor of hayPostgres() ? [EMBEBIDA, POSTGRES] : [EMBEBIDA]) {
  const test = base.extend<object, { servidor: ServidorReal }>({
    servidor: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
      async ({}, use) => {
        const { entorno, cerrar } = await motor.abrir();
        const servidor = await ServidorReal.iniciar(entorno);
        await use(servidor);
        await servidor.borrar();
        await cerrar();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

  test(`el personal lleva un participante de punta a punta y nada se pierde (${motor.nombre})`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(120_000);

    await test.step('una dirección del panel lleva a la entrada, que prueba la conexión', async () => {
      await page.goto('/participantes?estado=ACTIVO');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText('Conexión exitosa con ambos servicios')).toBeVisible();
    });

    await test.step('entra y llega a lo que pidió', async () => {
      await entrar(page);
      await expect(page).toHaveURL(/\/participantes\?estado=ACTIVO/);
      await expect(page.getByText('No hay datos')).toBeVisible();
    });

    await test.step('crea una sede y un participante', async () => {
      await crearSede(page, 'Casa Aurora');
      await crearParticipante(page, {
        nombre: 'Ángela Peña Ejemplo',
        telefono: '300 000 0001',
        sede: 'Casa Aurora',
      });
      await crearParticipante(page, { nombre: 'Bruno Ejemplo', telefono: '300 000 0002' });
    });

    await test.step('edita', async () => {
      await elegirAccion(page, 'Bruno Ejemplo', 'Editar');
      const dialogo = page.getByRole('dialog');
      await dialogo.getByLabel('Municipio').fill('Apartadó');
      await dialogo.getByRole('button', { name: 'Guardar' }).click();
      await expect(dialogo).toBeHidden();
    });

    await test.step('busca sin tildes', async () => {
      await page.getByRole('searchbox').fill('angela pena');
      await expect(page).toHaveURL(/buscar=angela/);
      await expect(enLista(page, 'Ángela Peña Ejemplo')).toBeVisible();
      await expect(enLista(page, 'Bruno Ejemplo')).toBeHidden();
      await page.getByRole('searchbox').fill('');
      await expect(enLista(page, 'Bruno Ejemplo')).toBeVisible();
    });

    await test.step('abre el detalle, que tiene dirección propia', async () => {
      await enLista(page, 'Bruno Ejemplo').click();
      await expect(page).toHaveURL(/detalle=/);
      await expect(page.getByRole('dialog').getByText('Apartadó').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('dialog').getByText('Apartadó').first()).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('archiva', async () => {
      await elegirAccion(page, 'Bruno Ejemplo', 'Archivar');
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
      await expect(enLista(page, 'Bruno Ejemplo')).toBeHidden();
    });

    await test.step('sale', async () => {
      await salir(page);
      await page.goto('/participantes');
      await expect(page).toHaveURL(/\/login/);
    });

    await test.step('el servidor muere de golpe y vuelve: todo sigue ahí', async () => {
      await servidor.terminar('SIGKILL');
      await servidor.arrancar();
      await page.goto('/participantes');
      await entrar(page);
      await expect(enLista(page, 'Ángela Peña Ejemplo')).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Casa Aurora' })).toBeVisible();
      await expect(enLista(page, 'Bruno Ejemplo')).toBeHidden();
      await page.goto('/participantes?archivados=true');
      await expect(enLista(page, 'Bruno Ejemplo')).toBeVisible();
    });
  });
}
