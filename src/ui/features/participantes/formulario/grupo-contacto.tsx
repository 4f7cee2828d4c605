import type { ReactNode } from 'react';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoTelefono } from '../../shared/formulario/campo-tecleado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { useAvisos } from './use-avisos';

export function GrupoContacto({ children }: { children: ReactNode }) {
  const avisos = useAvisos();
  return (
    <FieldGroup title="Contacto">
      <FilaCampos>
        <CampoTelefono nombre="telefono" label={E.telefono} required warning={avisos.telefono} />
        <CampoTexto nombre="email" label={E.email} type="email" inputMode="email" />
      </FilaCampos>
      {children}
      <FilaCampos>
        <CampoTexto nombre="municipio" label={E.municipio} />
        <CampoTexto nombre="direccion" label={E.direccion} />
      </FilaCampos>
      <CampoTexto
        nombre="contacto_emergencia"
        label={E.contacto_emergencia}
        help="Nombre, parentesco y teléfono de quien se llama primero."
      />
    </FieldGroup>
  );
}
