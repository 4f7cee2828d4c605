import type { FundacionDeFormatos } from '@/application/formatos/fuentes-formato';
import type { VariableFormato } from '@/domain/formatos/variables-formato';
import { formatearTelefono } from '@/domain/shared/telefono';

type VariableDeFundacion = Extract<VariableFormato, `fundacion.${string}`>;

/** What is known before anybody is chosen: a template printed blank has it too. */
export const valoresDeFundacion = ({
  nombre,
  nit,
  direccion,
  municipio,
  telefonos: [telefono],
  correo,
}: FundacionDeFormatos): Record<VariableDeFundacion, string | null> => ({
  'fundacion.nombre': nombre,
  'fundacion.nit': nit,
  'fundacion.direccion': direccion,
  'fundacion.municipio': municipio,
  'fundacion.telefono': telefono ? formatearTelefono(telefono) : null,
  'fundacion.correo': correo,
});
