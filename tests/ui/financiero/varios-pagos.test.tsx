import { screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { dialogoListo } from '@tests/ui/apoyo/dialogo-listo';
import { describe, expect, it, vi } from 'vitest';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { abrirMundo } from '../escritura/mundo-que-pierde';
import { casaQueCobra } from './apoyo';

/** Rosa pays for Luz, who owes October and November; Andrés owes what is left of his. */
const deDomingo = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.mensualidades.insertar({
    participante_id: 1,
    valor: 850_000,
    periodo: '2026-10',
    fecha_vencimiento: '2026-10-05',
    id_acudiente: 1,
  });
};

type Persona = ReturnType<typeof abrirEnMemoria>['user'];

const lista = () => dialogoListo('Varios pagos');
const quien = (n: number) => screen.findByRole('combobox', { name: `Quién paga, fila ${n}` });
const valor = (n: number) => screen.getByRole('textbox', { name: new RegExp(`^Valor, fila ${n}`) });

/** As somebody who never leaves the keyboard: the focus goes where the next thing is written. */
const escribirFila = async (user: Persona, n: number, nombre: string, cuanto: string) => {
  const campo = await quien(n);
  await waitFor(() => expect(campo).toHaveFocus());
  await user.keyboard(`${nombre}{Enter}`);
  await waitFor(() => expect(valor(n)).toHaveFocus());
  await user.keyboard(cuanto);
};

const registrar = async (user: Persona, boton: string) =>
  user.click((await lista()).getByRole('button', { name: boton }));

describe('varios pagos en una lista', () => {
  it('se escriben con el teclado, cada uno dice cómo se reparte, y quedan con su recibo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=true', { sembrar: deDomingo });
    await user.click((await dialogoListo('Registrar pago')).getByRole('button', { name: 'Varios pagos' }));
    const dialogo = await lista();
    await escribirFila(user, 1, 'rosa', '1000000');
    expect(
      await dialogo.findByText(/^Luz Marina Ríos: paga oct 2026 y abona \$\s150\.000 a nov 2026\.$/),
    ).toBeVisible();
    await user.keyboard('{Enter}');
    await escribirFila(user, 2, 'andres', '50.000');
    expect(dialogo.getByText('2 pagos')).toBeVisible();
    expect(dialogo.getByText(/^Total \$\s1\.050\.000$/)).toBeVisible();
    await registrar(user, 'Registrar 2 pagos');
    const hecho = await dialogoListo('Pagos registrados');
    expect(hecho.getByText(/^2 pagos · \$\s1\.050\.000$/)).toBeVisible();
    expect(hecho.getByText(/^Efectivo: \$\s1\.050\.000$/)).toBeVisible();
    expect(hecho.getByRole('button', { name: 'Enviar recibo 2' })).toBeVisible();
    expect(memoria.pagos).toMatchObject([
      { recibo: 2, valor: 1_000_000, medio: 'EFECTIVO', fecha: '2026-11-21' },
      { recibo: 3, valor: 50_000 },
    ]);
  });

  it('la misma persona dos veces va sobre lo que deja la primera, y lo que sobra se confirma', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=varios', { sembrar: deDomingo });
    const dialogo = await lista();
    await escribirFila(user, 1, 'rosa', '850000{Enter}');
    await escribirFila(user, 2, 'luz', '900000');
    expect(await dialogo.findByText('Luz Marina Ríos: paga nov 2026.')).toBeVisible();
    expect(dialogo.getByText(/^También está en la fila 1/)).toBeVisible();
    await registrar(user, 'Registrar 2 pagos');
    expect((await dialogo.findAllByText(/Confirme que es correcto/)).length).toBeGreaterThan(0);
    expect(memoria.pagos).toHaveLength(0);
    await user.click(dialogo.getByRole('checkbox', { name: /^Sí, es correcto/ }));
    await registrar(user, 'Registrar 2 pagos');
    await dialogoListo('Pagos registrados');
    expect(memoria.pagos).toMatchObject([
      { valor: 850_000, excedente: 0 },
      { valor: 900_000, excedente: 50_000 },
    ]);
  });

  it('con dos sedes, toda la lista puede entrar en la caja de una', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=varios', {
      sembrar: (base) => {
        deDomingo(base);
        base.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
      },
    });
    const dialogo = await lista();
    expect(await dialogo.findByText(/^Recibe: la sede de cada persona/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Cambiar la sede que recibe' }));
    await user.selectOptions(dialogo.getByLabelText('Sede que recibe'), 'Casa Apartadó');
    await user.click(await quien(1));
    await escribirFila(user, 1, 'rosa', '100000{Enter}');
    await escribirFila(user, 2, 'andres', '50000');
    await registrar(user, 'Registrar 2 pagos');
    await dialogoListo('Pagos registrados');
    expect([3, 2].map((id) => memoria.mensualidades.obtener(id)?.abonos.at(-1))).toMatchObject([
      { valor: 100_000, sede_id: 2 },
      { valor: 50_000, sede_id: 2 },
    ]);
  });

  it('lo que el servicio rechaza se dice en su fila, las demás siguen y ninguna se repite', async () => {
    const claves: unknown[] = [];
    const { user, memoria } = abrirEnMemoria('/financiero?pago=varios', {
      sembrar: deDomingo,
      ajustar: ({ pagos }) => {
        const { registrar: deVerdad } = pagos;
        pagos.registrar = vi.fn(async (clave, datos, opciones) => {
          claves.push(opciones?.clave);
          if (claves.length === 1) throw errorConflicto('Octubre de 2026 está cerrado');
          return deVerdad(clave, datos, opciones);
        });
      },
    });
    const dialogo = await lista();
    await escribirFila(user, 1, 'rosa', '100000{Enter}');
    await escribirFila(user, 2, 'andres', '50000');
    await registrar(user, 'Registrar 2 pagos');
    expect(await dialogo.findByText('Octubre de 2026 está cerrado')).toBeVisible();
    expect(await dialogo.findByText('Registrado · Recibo 2')).toBeVisible();
    await waitFor(() => expect(valor(1)).toHaveFocus());
    await registrar(user, 'Registrar 1 pago');
    await dialogoListo('Pagos registrados');
    expect(memoria.pagos).toHaveLength(2);
    expect(new Set(claves).size).toBe(3);
  });

  it('un pago igual a otro, y uno sin persona o sin valor, no se envían', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=varios', { sembrar: deDomingo });
    const dialogo = await lista();
    await escribirFila(user, 1, 'andres', '200000');
    await user.clear(dialogo.getByLabelText('Fecha del pago'));
    await user.type(dialogo.getByLabelText('Fecha del pago'), '10/11/2026');
    expect(await dialogo.findByText('Ya hay un pago igual de ese día: recibo 1.')).toBeVisible();
    await user.click(await quien(2));
    await user.keyboard('nadie así');
    await registrar(user, 'Registrar 2 pagos');
    expect((await dialogo.findAllByText(/Elija de la lista a quien paga/)).length).toBeGreaterThan(0);
    expect(memoria.pagos).toHaveLength(0);
  });
});

describe.each([
  ['que llegó', true],
  ['que no llegó', false],
])('una fila %s y de la que nadie respondió', (_caso, llega) => {
  it('para la lista, vuelve tras cerrar o recargar, y se comprueba con la misma clave', async () => {
    const mundo = abrirMundo('pagos', 'registrar', { llega });
    const antes = mundo.abrir('/financiero?pago=varios');
    await escribirFila(antes.user, 1, 'rosa', '100000{Enter}');
    await escribirFila(antes.user, 2, 'andres', '50000');
    await registrar(antes.user, 'Registrar 2 pagos');
    expect(await screen.findByRole('button', { name: 'Comprobar la fila 1' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Comprobar ahora' })).toBeVisible());
    antes.unmount();

    mundo.volverLaRed();
    const { user } = mundo.abrir('/financiero?pago=varios');
    await user.click(await screen.findByRole('button', { name: 'Comprobar la fila 1' }));
    expect((await screen.findByText('Registrado · Recibo 2')).closest('li')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Quién paga, fila 2' })).toHaveValue('Andrés Gómez');
    await registrar(user, 'Registrar 1 pago');
    const hecho = within(await screen.findByRole('dialog', { name: 'Pagos registrados' }));
    expect(hecho.getAllByRole('listitem')).toHaveLength(2);
    expect(mundo.memoria().pagos).toHaveLength(2);
    expect(new Set(mundo.enviados.map((pedido) => (pedido.at(-1) as { clave: string }).clave)).size).toBe(2);
    await waitFor(async () => expect(await mundo.borradores.listarDudas()).toEqual([]));
  });
});
