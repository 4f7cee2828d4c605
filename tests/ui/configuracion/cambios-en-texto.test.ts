import { describe, expect, it } from 'vitest';
import { type CambioRegistrado, diferencias } from '@/domain/actividad/actividad';
import type { Id } from '@/domain/shared/id';
import { cambiosEnLista, cambiosEnTexto } from '@/ui/panel/configuracion/actividad/cambios-en-texto';

const linea = (entidad: string, cambios: CambioRegistrado[], accion = 'ACTUALIZAR') => ({
  ...{ id: 1, fecha: '2026-11-21T15:00:00Z', usuario: 'ana@fundacion.example', accion },
  ...{ entidad, entidad_id: 7, cambios, origen: null },
});
const casa = (id: Id) => `Casa ${id}`;
const enTexto = (entidad: string, ...cambios: CambioRegistrado[]) =>
  cambiosEnTexto(linea(entidad, cambios), casa);
const enLista = (entidad: string, ...cambios: CambioRegistrado[]) =>
  cambiosEnLista(linea(entidad, cambios), casa);

describe('los cambios en el archivo de Actividad', () => {
  it('de una mensualidad se dicen como en su historial: ni códigos ni lo que se guarda por dentro', () => {
    expect(
      enTexto(
        'mensualidad',
        { campo: 'estado', antes: 'PENDIENTE', despues: 'CON_ABONO' },
        { campo: 'valor', antes: 850000, despues: 900000 },
        { campo: 'fecha_vencimiento', antes: null, despues: '2026-11-05' },
        { campo: 'motivo_anulacion', antes: null, despues: 'Se cobró dos veces' },
      ).replaceAll('\u00a0', ' '),
    ).toBe(
      'Estado: Pendiente -> Con abono; Valor: $ 850.000 -> $ 900.000; Vence: Sin dato -> jue 5 nov 2026; Motivo de la anulación o exoneración: Sin dato -> Se cobró dos veces',
    );
  });

  it('los abonos se dicen por su recibo', () => {
    const abono = { id: 1, fecha: '2026-11-05', valor: 300000, medio: 'EFECTIVO', recibo: 2 };
    expect(
      enTexto('mensualidad', { campo: 'abonos', antes: [], despues: [abono] }).replaceAll('\u00a0', ' '),
    ).toBe('Abonos: sin abonos -> recibo 2: $ 300.000');
  });

  it('de un pago que pasó a otra sede se dice de cuál a cuál', () => {
    const abono = { id: 1, fecha: '2026-11-05', valor: 300000, medio: 'EFECTIVO', recibo: 2, sede_id: 1 };
    const cambio = { campo: 'abonos', antes: [abono], despues: [{ ...abono, sede_id: 2 }] };
    expect(enTexto('mensualidad', cambio).replaceAll('\u00a0', ' ')).toBe(
      'Abonos: recibo 2: $ 300.000 en Casa 1 -> recibo 2: $ 300.000 en Casa 2',
    );
  });

  it('una sede se dice por su nombre, y la autorización en palabras', () => {
    const corregida = { campo: 'sede_id', antes: 1, despues: 2 };
    expect(enTexto('saldo_a_favor', corregida)).toBe('Sede: Casa 1 -> Casa 2');
    expect(
      enTexto(
        'participante',
        { campo: 'sede_id', antes: 1, despues: 2 },
        {
          campo: 'autorizacion_datos',
          antes: { otorgada: false },
          despues: { otorgada: true, fecha: '2026-01-10' },
        },
        { campo: 'archivado_en', antes: null, despues: '2026-11-21T15:00:00.000Z' },
      ),
    ).toBe(
      'Sede: Casa 1 -> Casa 2; Autorización de datos: Sin otorgar -> Otorgada el sáb 10 ene 2026; Archivado: Sin dato -> sáb 21 nov 2026, 10:00',
    );
  });

  it('de una cuenta no se escriben su foto ni su contraseña', () => {
    expect(
      enTexto(
        'usuario',
        { campo: 'rol', antes: 'CONSULTA', despues: 'ADMINISTRADOR' },
        { campo: 'photoURL', antes: null, despues: 'data:image/jpeg;base64,AAAA' },
        { campo: 'contrasena', antes: null, despues: true },
      ),
    ).toBe('Rol: Consulta -> Administrador; Foto: Sin dato -> una imagen; Contraseña: la anterior -> otra');
  });

  it('una lista de otra cosa se lee', () => {
    const cuenta = { area: 'Ingresos', numero: '123-4', titular: null };
    const texto = enTexto('configuracion', { campo: 'cuentas', antes: [], despues: [cuenta] });
    expect(texto).toMatch(/: ninguno -> area: Ingresos, numero: 123-4, titular: Sin dato$/);
  });
});

describe('los cambios en la lista de Actividad', () => {
  it('cada campo dice qué había y qué quedó', () => {
    expect(
      enLista(
        'participante',
        { campo: 'sede_id', antes: 1, despues: 2 },
        { campo: 'estado', antes: 'PREINGRESO', despues: 'ACTIVO' },
      ),
    ).toBe('Sede: Casa 1 → Casa 2; Estado: Preingreso → Activo');
  });

  it('de un texto largo va el comienzo, y de muchos campos los últimos solo se nombran', () => {
    const texto = enLista(
      'sede',
      { campo: 'nombre', antes: 'Casa Bello', despues: 'Casa de Bello, la que queda junto a la iglesia' },
      { campo: 'municipio', antes: null, despues: 'Bello' },
      { campo: 'telefono', antes: null, despues: '3001112233' },
      { campo: 'responsable', antes: null, despues: 'Marta' },
      { campo: 'direccion', antes: 'Calle 1', despues: 'Calle 2' },
    );
    expect(texto).toContain('Nombre: Casa Bello → Casa de Bello, la que queda junto a la i…;');
    expect(texto).toContain('Municipio: Sin dato → Bello');
    expect(texto).toMatch(/; y Responsable, Dirección$/);
    expect(texto).not.toContain('Marta');
  });

  it('lo que se crea o se elimina no repite todos sus campos', () => {
    const cambios = [{ campo: 'nombre', antes: null, despues: 'Casa Bello' }];
    expect(cambiosEnLista(linea('sede', cambios, 'CREAR'), casa)).toBe('');
  });

  it('de los datos de salud se dice que cambiaron, nunca cuáles eran', () => {
    const cambios = diferencias({ alergias: null }, { alergias: 'Penicilina' });
    expect(enLista('participante', ...cambios)).toBe('Alergias: Sin dato → Información reservada');
  });
});
