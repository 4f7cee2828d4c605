import { screen, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { anchoDeTelefono } from '../apoyo/ancho-de-telefono';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/sedes/formulario/formulario-sede';

/** Three men, one of them away on permission, and one woman; who waits and who left are not in the house. */
const conGente = ({ sedes, participantes }: BaseMemoria): void => {
  sedes.insertar(unaSede().llamada('Casa Bello').conCupos(5, 4).datos());
  const deBello = unParticipante().enSede(1).delArea('HOMBRES');
  for (const persona of [
    deBello.llamado('Uriel Ejemplo').enEstado('ACTIVO'),
    deBello.llamado('Ángel Ejemplo').enEstado('CON_PERMISO'),
    deBello.llamado('Beto Ejemplo').enEstado('ACTIVO'),
    deBello.llamado('Eva Ejemplo').delArea('MUJERES').enEstado('ACTIVO'),
    deBello.llamado('Espera Ejemplo').enEstado('PREINGRESO'),
  ]) {
    participantes.insertar(persona.datos());
  }
};

describe('/sedes en el teléfono', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['dice cuántos cupos quedan', 5, 4, '5 libres'],
    ['si un área pasa de su capacidad y en la otra hay cupos, los que hay', 1, 2, '1 libre'],
    ['si viven más de los que caben, cuántos de más', 1, 1, '2 de más'],
    ['justo llena, ninguno', 3, 1, '0 libres'],
  ])('%s', async (_caso, hombres, mujeres, cifra) => {
    anchoDeTelefono();
    abrirEnMemoria('/sedes', {
      sembrar: (memoria) => {
        conGente(memoria);
        memoria.sedes.cambiar(1, { capacidad_hombres: hombres, capacidad_mujeres: mujeres });
      },
    });
    expect(await screen.findByText(cifra)).toBeVisible();
  });
});

describe('/sedes: una capacidad por debajo de quienes viven allí', () => {
  it('avisa cuántos son y quiénes antes de guardar, y deja guardar', async () => {
    const { user, memoria } = abrirEnMemoria('/sedes?editar=1', { sembrar: conGente });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar Casa Bello' }));
    expect(dialogo.queryByText(/la capacidad será/)).toBeNull();
    const hombres = dialogo.getByLabelText(/Capacidad de hombres/);
    await user.clear(hombres);
    await user.type(hombres, '2');
    expect(await dialogo.findByText('Hombres: viven 3 personas y la capacidad será 2')).toBeVisible();
    expect(
      await dialogo.findByText(/En la casa: Ángel Ejemplo, Beto Ejemplo y Uriel Ejemplo\. Puede guardar/),
    ).toBeVisible();
    expect(dialogo.queryByText(/^Mujeres:/)).toBeNull();
    const mujeres = dialogo.getByLabelText(/Capacidad de mujeres/);
    await user.clear(mujeres);
    await user.type(mujeres, '0');
    expect(await dialogo.findByText('Mujeres: vive 1 persona y la capacidad será 0')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardaron los cambios de Casa Bello');
    expect(memoria.sedes.obtener(1)).toMatchObject({ capacidad_hombres: 2, capacidad_mujeres: 0 });
  });

  it('el aviso se va cuando la capacidad alcanza o se quita', async () => {
    const { user } = abrirEnMemoria('/sedes?editar=1', { sembrar: conGente });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar Casa Bello' }));
    const hombres = dialogo.getByLabelText(/Capacidad de hombres/);
    await user.clear(hombres);
    expect(dialogo.queryByText(/la capacidad será/)).toBeNull();
    await user.type(hombres, '1');
    expect(await dialogo.findByText(/viven 3 personas y la capacidad será 1/)).toBeVisible();
    await user.type(hombres, '0');
    expect(dialogo.queryByText(/la capacidad será/)).toBeNull();
  });
});
