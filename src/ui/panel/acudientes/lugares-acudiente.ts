import { CAMPOS_ACUDIENTE, type CampoAcudiente } from '@/domain/acudientes/campos-acudiente';
import { lugaresDe } from '@/domain/shared/campos/lugares';

/** Where the form asks for each field, from top to bottom. */
export const FILAS = lugaresDe<CampoAcudiente>()({
  participante: [['id_participante']],
  identidad: [['nombres', 'apellidos'], ['tipo_documento', 'numero_documento'], ['parentesco']],
  contacto: [
    ['telefono', 'telefono_alterno'],
    ['email', 'direccion'],
  ],
  marcas: [['es_principal'], ['es_emergencia'], ['es_responsable_pago'], ['autorizado_informacion']],
  estado: [['estado']],
});

/** Where the card tells it; those of one row share a line. */
export const LUGARES = lugaresDe<CampoAcudiente>()({
  titulo: [['nombres', 'apellidos']],
  datos: [
    ['id_participante'],
    ['parentesco'],
    ['numero_documento', 'tipo_documento'],
    ['estado'],
    ['es_principal', 'es_emergencia', 'es_responsable_pago', 'autorizado_informacion'],
    ['telefono'],
    ['telefono_alterno'],
    ['email'],
    ['direccion'],
  ],
});

/** What each field is called, in the order in which the form asks for it. */
export const ETIQUETAS_EN_ORDEN = Object.fromEntries(
  Object.values(FILAS)
    .flat(2)
    .map((campo) => [campo, CAMPOS_ACUDIENTE[campo].etiqueta]),
) as Record<CampoAcudiente, string>;
