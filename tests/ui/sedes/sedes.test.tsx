import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/sedes/detalle/detalle-sede';
import '@/ui/panel/sedes/formulario/formulario-sede';
import '@/ui/panel/sedes/eliminar-sede';

/** Bello has three men for two places; Apartadó is empty. */
const dosSedes = ({ sedes, participantes }: BaseMemoria): void => {
  sedes.insertar(unaSede().llamada('Casa Bello').enMunicipio('Bello').conCupos(2, 4).datos());
  sedes.insertar(unaSede().llamada('Casa Apartadó').enMunicipio('Apartadó').conCupos(5, 5).datos());
  for (const nombre of ['Uno', 'Dos', 'Tres']) {
    participantes.insertar(
      unParticipante().llamado(nombre).enSede(1).delArea('HOMBRES').enEstado('ACTIVO').datos(),
    );
  }
};

const tarjeta = (nombre: string) => screen.findByRole('article', { name: nombre });
const guardar = () => screen.getByRole('button', { name: 'Guardar' });

describe('/sedes', () => {
  it('muestra en tarjetas la ocupación por área, y marca la que pasa su cupo', async () => {
    abrirEnMemoria('/sedes', { sembrar: dosSedes });
    const bello = within(await tarjeta('Casa Bello'));
    expect(bello.getByText('3 de 2')).toBeVisible();
    expect(bello.getByText('1 por encima del cupo')).toBeVisible();
    expect(bello.getByText('0 de 4')).toBeVisible();
    expect(bello.getByText('4 cupos libres')).toBeVisible();
    expect(bello.getByText(/Editado por ana@fundacion.example/)).toBeVisible();
  });

  it('dice cuántos viven allí sin área, que ninguna barra cuenta', async () => {
    const { user } = abrirEnMemoria('/sedes', {
      sembrar: (memoria) => {
        dosSedes(memoria);
        memoria.participantes.insertar(
          unParticipante().enSede(1).enEstado('ACTIVO').con({ area: null }).datos(),
        );
      },
    });
    expect(within(await tarjeta('Casa Bello')).getByText('1 sin área asignada')).toBeVisible();
    expect(within(await tarjeta('Casa Apartadó')).queryByText(/sin área/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    expect(await screen.findByText('1 sin área asignada')).toBeVisible();
  });

  it('cambia a tabla y lo recuerda en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/sedes', { sembrar: dosSedes });
    await tarjeta('Casa Bello');
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    expect(await screen.findByRole('table', { name: 'Sedes' })).toBeVisible();
    expect(router.state.location.search).toEqual({ vista: 'tabla' });
    expect(screen.getByRole('button', { name: 'Ver como tabla' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('busca sin acentos', async () => {
    const { user } = abrirEnMemoria('/sedes', { sembrar: dosSedes });
    await tarjeta('Casa Bello');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar sedes' }), 'apartado{Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Casa Bello' })).toBeNull());
    expect(await tarjeta('Casa Apartadó')).toBeVisible();
  });

  it('vacía ofrece crear la primera', async () => {
    abrirEnMemoria('/sedes');
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Nueva sede' })).toHaveLength(2);
  });

  it('si la carga falla, lo dice con Reintentar y nunca dice que no hay datos (§8)', async () => {
    const { user } = abrirEnMemoria('/sedes', {
      sembrar: dosSedes,
      ajustar: ({ sedes }) => {
        const buscar = sedes.buscar;
        let fallos = 0;
        sedes.buscar = (criterios) => {
          fallos += 1;
          return fallos === 1 ? Promise.reject(new Error('roto')) : buscar(criterios);
        };
      },
    });
    expect(await screen.findByText('Error al cargar sedes')).toBeVisible();
    expect(screen.queryByText('No hay datos')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await tarjeta('Casa Bello')).toBeVisible();
  });

  it('su ficha tiene «Editar» a la vista, y no otra vez en «Más acciones»', async () => {
    const { user } = abrirEnMemoria('/sedes?detalle=1', { sembrar: dosSedes });
    const ficha = within(await screen.findByRole('dialog', { name: 'Casa Bello' }));
    expect(ficha.getByRole('button', { name: 'Editar' })).toBeVisible();
    await user.click(ficha.getByRole('button', { name: 'Más acciones' }));
    const acciones = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(acciones).toContain('Archivar');
    expect(acciones).not.toContain('Editar');
    expect(acciones).not.toContain('Ver detalle');
  });

  it('crea una sede', async () => {
    const { user, memoria } = abrirEnMemoria('/sedes?nuevo=true');
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Nombre y dirección son campos obligatorios')).toBeVisible();
    await user.type(screen.getByLabelText('Nombre'), 'Casa Medellín');
    await user.type(screen.getByLabelText('Dirección'), 'Calle 12 # 0-00');
    await user.type(screen.getByLabelText(/Capacidad de hombres/), '6');
    await user.click(guardar());
    expect(await screen.findByText('Casa Medellín: sede creada')).toBeVisible();
    expect(memoria.sedes.todas()).toMatchObject([{ capacidad_hombres: 6, estado: 'ACTIVA' }]);
    expect(await tarjeta('Casa Medellín')).toBeVisible();
  });

  it('no deja inactivar la que tiene gente, y lo dice en el campo', async () => {
    const { user, memoria } = abrirEnMemoria('/sedes?editar=1', { sembrar: dosSedes });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar Casa Bello' }));
    await user.selectOptions(dialogo.getByLabelText('Estado'), 'INACTIVA');
    await user.click(guardar());
    await waitFor(() =>
      expect(dialogo.getByLabelText('Estado')).toHaveAccessibleDescription(
        'La sede Casa Bello tiene 3 participantes: trasládelos antes de inactivarla',
      ),
    );
    expect(dialogo.getByText('Error al actualizar sede')).toBeVisible();
    expect(memoria.sedes.obtener(1)?.estado).toBe('ACTIVA');
  });

  it('el nombre repetido queda junto a su campo', async () => {
    const { user } = abrirEnMemoria('/sedes?nuevo=true', { sembrar: dosSedes });
    await user.type(await screen.findByLabelText('Nombre'), 'CASA bello');
    await user.type(screen.getByLabelText('Dirección'), 'Calle 12 # 0-00');
    await user.click(guardar());
    await waitFor(() =>
      expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(
        'Ya existe una sede con este nombre',
      ),
    );
  });

  it('archiva con Deshacer la vacía y se niega a eliminar la que tiene gente', async () => {
    const { user } = abrirEnMemoria('/sedes', { sembrar: dosSedes });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Casa Apartadó' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Casa Apartadó' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await tarjeta('Casa Apartadó')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Acciones de Casa Bello' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar sede' }));
    expect(dialogo.getByText('No se puede eliminar la sede: tiene 3 participantes')).toBeVisible();
    expect(dialogo.queryByRole('textbox')).toBeNull();
    // Archiving it would be refused too: the way out is whom to move.
    expect(dialogo.queryByRole('button', { name: 'Archivar' })).toBeNull();
    expect(dialogo.getByText(/trasládelos/)).toBeVisible();
    expect(dialogo.getByRole('link', { name: 'Ver participantes' })).toHaveAttribute(
      'href',
      '/participantes?sede_id=1',
    );
  });

  it('la que solo tuvo gente se puede archivar en vez de eliminar', async () => {
    const { user, memoria } = abrirEnMemoria('/sedes', {
      sembrar: (base) => {
        dosSedes(base);
        for (const { id } of base.participantes.todas())
          base.participantes.cambiar(id, { estado: 'EGRESADO', fecha_egreso: '2026-11-01' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Casa Bello' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar sede' }));
    expect(dialogo.queryByRole('link', { name: 'Ver participantes' })).toBeNull();
    await user.click(dialogo.getByRole('button', { name: 'Archivar' }));
    await waitFor(() => expect(memoria.sedes.obtener(1)?.archivado_en).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(memoria.sedes.obtener(1)?.archivado_en).toBeNull());
  });

  it('en la tabla se eligen varias, se archivan juntas y Deshacer las devuelve', async () => {
    const { user, memoria } = abrirEnMemoria('/sedes?vista=tabla', {
      sembrar: (base) => {
        dosSedes(base);
        base.sedes.insertar(unaSede().llamada('Casa Nueva').datos());
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Casa Apartadó' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Casa Nueva' }));
    const barra = within(screen.getByRole('region', { name: 'Acciones con lo seleccionado' }));
    expect(barra.getByText(/2/)).toBeVisible();
    expect(barra.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
    await user.click(barra.getByRole('button', { name: 'Archivar' }));
    expect(await screen.findByText('Se archivaron 2 registros')).toBeVisible();
    await waitFor(() => expect(memoria.sedes.obtener(3)?.archivado_en).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(memoria.sedes.obtener(3)?.archivado_en).toBeNull());
    expect(memoria.sedes.obtener(2)?.archivado_en).toBeNull();
  });

  it('las columnas que se quitan se recuerdan en este navegador', async () => {
    const { user, servicios } = abrirEnMemoria('/sedes?vista=tabla', { sembrar: dosSedes });
    expect(await screen.findByRole('columnheader', { name: /Responsable/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Responsable' }));
    expect(screen.queryByRole('columnheader', { name: /Responsable/ })).toBeNull();
    expect(JSON.parse(servicios.preferencias.leer('columnas-sedes') ?? '')).toEqual([
      'actualizado_en',
      'responsable',
    ]);
  });

  it('la que se elimina desde su fila deja de estar entre lo elegido', async () => {
    const { user, memoria } = abrirEnMemoria('/sedes?vista=tabla', {
      sembrar: (base) => {
        dosSedes(base);
        base.sedes.insertar(unaSede().llamada('Casa Nueva').datos());
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Casa Apartadó' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Casa Nueva' }));
    await user.click(screen.getByRole('button', { name: 'Acciones de Casa Nueva' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar sede' }));
    await user.type(await dialogo.findByRole('textbox'), 'Casa Nueva{Enter}');
    await waitFor(() => expect(memoria.sedes.obtener(3)).toBeNull());
    expect(await screen.findByText('1 seleccionado', { selector: 'p' })).toBeVisible();
  });

  it('lo elegido en la tabla no deja acciones a la vista sobre las tarjetas', async () => {
    const { user, router } = abrirEnMemoria('/sedes?vista=tabla', { sembrar: dosSedes });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Casa Apartadó' }));
    expect(screen.getByRole('region', { name: 'Acciones con lo seleccionado' })).toBeVisible();
    await router.navigate({ to: '/sedes' });
    await tarjeta('Casa Apartadó');
    expect(screen.queryByRole('region', { name: 'Acciones con lo seleccionado' })).toBeNull();
  });

  it('CONSULTA no ve ningún control de escritura', async () => {
    const { user } = abrirEnMemoria('/sedes?editar=1', { sembrar: dosSedes, rol: 'CONSULTA' });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Casa Bello' }));
    expect(screen.getAllByRole('menuitem').map((m) => m.textContent)).toEqual(['Ver', 'Ver participantes']);
    expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).toBeNull();
    for (const nombre of ['Nueva sede', 'Exportar', 'Guardar']) {
      expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    }
  });
});
