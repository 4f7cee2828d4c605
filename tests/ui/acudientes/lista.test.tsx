import { screen, waitFor, within } from '@testing-library/react';
import { filas } from '@tests/ui/participantes/apoyo';
import { describe, expect, it } from 'vitest';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { familias } from './apoyo';

const menuDe = async (user: ReturnType<typeof abrirEnMemoria>['user'], nombre: string) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  return screen.getAllByRole('menuitem').map((linea) => linea.textContent);
};

describe('/acudientes', () => {
  it('lista por apellidos con participante, parentesco, teléfono y marcas en palabras', async () => {
    abrirEnMemoria('/acudientes', { sembrar: familias });
    await waitFor(() => expect(filas()).toEqual(['Arias Pedro', 'Ríos Rosa', 'Zapata Elena']));
    const rosa = screen.getByRole('row', { name: /Ríos Rosa/ });
    expect(within(rosa).getByRole('link', { name: 'Luz Marina Ríos' })).toHaveAttribute(
      'href',
      '/participantes?detalle=1',
    );
    expect(within(rosa).getByText('Madre')).toBeVisible();
    expect(within(rosa).getByText('300 111 2233')).toBeVisible();
    expect(within(rosa).getByRole('list', { name: 'Marcas' })).toHaveTextContent('PrincipalEmergencia');
  });

  it('lee y escribe los filtros en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/acudientes?participante=1', { sembrar: familias });
    await waitFor(() => expect(filas()).toEqual(['Arias Pedro', 'Ríos Rosa']));
    expect(await screen.findByDisplayValue('Luz Marina Ríos')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Parentesco'), 'Madre');
    await waitFor(() => expect(filas()).toEqual(['Ríos Rosa']));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ participante: 1, parentesco: 'MADRE' }),
    );
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(filas()).toHaveLength(3));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('ofrece llamar y escribir por WhatsApp solo a quien tiene teléfono', async () => {
    const { user } = abrirEnMemoria('/acudientes', { sembrar: familias });
    expect(await menuDe(user, 'Rosa Ríos')).toEqual([
      'Ver',
      'Editar',
      'Llamar',
      'WhatsApp',
      'Marcar como principalYa es el acudiente principal',
      'Inactivar',
      'Archivar',
      'Eliminar',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+573001112233');
    expect(screen.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/573001112233',
    );
    await user.keyboard('{Escape}');
    expect(await menuDe(user, 'Pedro Arias')).not.toContain('Llamar');
  });

  it('marcar como principal quita la marca a quien la tenía, lo dice y se deshace', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes', { sembrar: familias });
    await menuDe(user, 'Pedro Arias');
    await user.click(screen.getByRole('menuitem', { name: 'Marcar como principal' }));
    expect(
      await screen.findByText('Pedro Arias es ahora el acudiente principal. Antes lo era Rosa Ríos.'),
    ).toBeVisible();
    const principales = () => memoria.acudientes.todas().flatMap((a) => (a.es_principal ? [a.nombres] : []));
    expect(principales()).toEqual(['Pedro']);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(principales()).toEqual(['Rosa']));
  });

  it('un clic en el estado lo cambia enseguida, y vuelve si el servicio lo rechaza', async () => {
    const { user, memoria, servicios } = abrirEnMemoria('/acudientes', { sembrar: familias });
    await user.click(await screen.findByRole('button', { name: 'Activo, estado de Rosa Ríos' }));
    await screen.findByRole('button', { name: 'Inactivo, estado de Rosa Ríos' });
    expect(memoria.acudientes.obtener(1)?.estado).toBe('INACTIVO');
    servicios.acudientes.actualizar = () => Promise.reject(errorDeEstado(500, { serverMessage: null }));
    await user.click(screen.getByRole('button', { name: 'Inactivo, estado de Rosa Ríos' }));
    expect(await screen.findByText(/Error al actualizar acudiente/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Inactivo, estado de Rosa Ríos' })).toBeVisible();
  });

  it('archiva al instante y se deshace', async () => {
    const { user } = abrirEnMemoria('/acudientes', { sembrar: familias });
    await menuDe(user, 'Pedro Arias');
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    await waitFor(() => expect(filas()).toEqual(['Ríos Rosa', 'Zapata Elena']));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(filas()).toHaveLength(3));
  });

  it('de quien paga mensualidades dice que no se puede eliminar, sin pedir el nombre', async () => {
    const { user, memoria } = abrirEnMemoria('/acudientes', { sembrar: familias });
    await menuDe(user, 'Elena Zapata');
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar acudiente' });
    expect(
      within(dialogo).getByText('No se puede eliminar el acudiente: hay 1 mensualidad a su nombre'),
    ).toBeVisible();
    expect(within(dialogo).queryByRole('textbox')).toBeNull();
    await user.click(within(dialogo).getByRole('button', { name: 'Cerrar' }));
    expect(memoria.acudientes.obtener(3)).not.toBeNull();
  });

  it('el detalle muestra sus datos y su historia', async () => {
    abrirEnMemoria('/acudientes?detalle=1', { sembrar: familias });
    const ficha = await screen.findByRole('dialog', { name: 'Rosa Ríos' });
    expect(within(ficha).getByRole('link', { name: 'Luz Marina Ríos' })).toBeVisible();
    expect(within(ficha).getByRole('link', { name: 'Llamar' })).toBeVisible();
    expect(await within(ficha).findByText(/creó el registro/)).toBeVisible();
  });

  it('de un documento sin tipo el detalle dice el número, y no «Documento» dos veces', async () => {
    abrirEnMemoria('/acudientes?detalle=1', {
      sembrar: (memoria) => {
        familias(memoria);
        memoria.acudientes.cambiar(1, { tipo_documento: null, numero_documento: '43000001' });
      },
    });
    const ficha = await screen.findByRole('dialog', { name: 'Rosa Ríos' });
    expect(await within(ficha).findByText('43.000.001', { selector: 'dd' })).toBeVisible();
  });

  it('CONSULTA ve la lista y el detalle, y ningún control de escritura', async () => {
    const { user } = abrirEnMemoria('/acudientes?nuevo=true', { sembrar: familias, rol: 'CONSULTA' });
    expect(await menuDe(user, 'Rosa Ríos')).toEqual(['Ver', 'Llamar', 'WhatsApp']);
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const nombre of ['Nuevo acudiente', 'Exportar', /estado de/]) {
      expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    }
    await user.click(screen.getByRole('menuitem', { name: 'Ver' }));
    const ficha = await screen.findByRole('dialog', { name: 'Rosa Ríos' });
    expect(within(ficha).queryByRole('button', { name: 'Editar' })).toBeNull();
  });
});
