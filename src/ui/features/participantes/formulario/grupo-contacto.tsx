import type { ReactNode } from 'react';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';

type GrupoContactoProps = { avisos: Readonly<Record<string, string>>; children: ReactNode };

export function GrupoContacto({ avisos, children }: GrupoContactoProps) {
  return (
    <FieldGroup title="Contacto">
      <FilaCampos>
        <CampoTexto
          nombre="telefono"
          label={E.telefono}
          type="tel"
          inputMode="tel"
          required
          warning={avisos.telefono}
        />
        <CampoTexto nombre="email" label={E.email} type="email" inputMode="email" />
      </FilaCampos>
      <FilaCampos>
        <CampoTexto nombre="municipio" label={E.municipio} />
        <CampoTexto nombre="direccion" label={E.direccion} />
      </FilaCampos>
      <CampoTexto
        nombre="contacto_emergencia"
        label={E.contacto_emergencia}
        help="Nombre, parentesco y teléfono de quien se llama primero."
      />
      {children}
    </FieldGroup>
  );
}
