import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Participante } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { enEfectivo } from '../mensualidades/abonos.contrato';

export interface CasaConGente {
  bello: Sede;
  apartado: Sede;
  ana: Participante;
  beto: Participante;
  nadia: Participante;
  /** Ana's principal, who pays; and another of hers. */
  rosa: Acudiente;
  tio: Acudiente;
  /** Beto's. */
  elena: Acudiente;
  /** Ana's, that Rosa pays; and Beto's, that he pays himself. */
  deAna: Mensualidad;
  deBeto: Mensualidad;
  /** Who wrote down what was paid of both. */
  quienRegistra: string;
}

/** Few people, each with everything that a row shows, and nothing in common. */
export const poblar = async (mundo: Mundo): Promise<CasaConGente> => {
  const sede = (nombre: string, direccion: string, municipio: string, resto: object) =>
    mundo.sedes.crear(
      unaSede()
        .llamada(nombre)
        .enMunicipio(municipio)
        .conCupos(9, 9)
        .con({ direccion, ...resto })
        .datos(),
    );
  const bello = await sede('Casa Bello', 'Calle 10 # 20-30', 'Bello', {
    telefono: '6045550101',
    responsable: 'Marta Suárez Ossa',
  });
  const apartado = await sede('Hogar Santa Inés', 'Carrera 100, km 5', 'Apartadó', {
    telefono: '3125550202',
    responsable: 'Iván Úsuga',
    estado: 'EN_ADECUACION',
  });
  const ana = await mundo.participantes.crear(
    unParticipante()
      .llamado('Ana Lucía Ríos Ñungo')
      .conDocumento('1020304050')
      .conTelefono('3001234567')
      .enSede(bello.id)
      .delArea('MUJERES')
      .enPrograma('INTERNADO')
      .con({ fase: 'ACOGIDA' })
      .enEstado('ACTIVO')
      .queIngreso('2026-01-10')
      .datos(),
  );
  const beto = await mundo.participantes.crear(
    unParticipante()
      .llamado('Beto Álvarez')
      .conDocumento('AB123456', 'PA')
      .conTelefono('+34600111222')
      .enSede(apartado.id)
      .delArea('HOMBRES')
      .enPrograma('FAMILIAR')
      .con({ fase: 'SEGUIMIENTO' })
      .enEstado('CON_PERMISO')
      .queIngreso('2026-02-10')
      .datos(),
  );
  const nadia = await mundo.participantes.crear(
    unParticipante()
      .llamado('Nadia Pino')
      .conTelefono('6049998877')
      .con({ tipo_documento: 'SIN_DOCUMENTO' })
      .datos(),
  );
  const acudiente = (de: Participante, nombres: string, apellidos: string, resto: object) =>
    mundo.acudientes.crear(
      unAcudiente()
        .de(de.id)
        .llamado(nombres, apellidos)
        .con({ tipo_documento: 'CC', ...resto })
        .datos(),
    );
  const rosa = await acudiente(ana, 'Rosa María', 'Zuluaga Peña', {
    numero_documento: '43111222',
    telefono: '6044441234',
    telefono_alterno: '3109998877',
    parentesco: 'MADRE',
    es_principal: true,
    es_responsable_pago: true,
  });
  const tio = await acudiente(ana, 'Pedro', 'Cano', {
    numero_documento: '98765432',
    telefono: '3207654321',
    parentesco: 'TIO',
    es_emergencia: true,
    estado: 'INACTIVO',
  });
  const elena = await acudiente(beto, 'Elena', 'Gómez', {
    numero_documento: 'XY998877',
    tipo_documento: 'PA',
    telefono: '3155554444',
    parentesco: 'HERMANO',
    autorizado_informacion: true,
  });
  const cobrar = (de: Participante, periodo: string, resto: object) =>
    mundo.mensualidades.crear(
      unaMensualidad()
        .de(de.id)
        .con({ periodo, fecha_vencimiento: `${periodo}-05`, ...resto })
        .datos(),
    );
  const deAna = await cobrar(ana, '2026-03', { id_acudiente: rosa.id });
  await cajaDe(mundo).registrar(deAna.id, enEfectivo(1_000, { medio: 'NEQUI', referencia: 'M-771 A' }));
  const deBeto = await cobrar(beto, '2026-04', { concepto: 'INGRESO' });
  const { abonos } = await cajaDe(mundo).registrar(deBeto.id, enEfectivo(2_000));
  const quienRegistra = abonos[0]?.registrado_por ?? '';
  return { bello, apartado, ana, beto, nadia, rosa, tio, elena, deAna, deBeto, quienRegistra };
};
