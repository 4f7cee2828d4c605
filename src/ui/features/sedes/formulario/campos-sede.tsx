import { ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import type { Sede } from '@/domain/sedes/sede';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoNumero, CampoTelefono } from '../../shared/formulario/campo-tecleado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { ETIQUETAS_SEDE as E } from '../etiquetas-sede';
import { AvisoCapacidad } from './aviso-capacidad';

export function CamposSede({ original }: { original: Sede | null }) {
  return (
    <div>
      <FieldGroup title="Lugar">
        <CampoTexto nombre="nombre" label={E.nombre} required data-autofocus />
        <FilaCampos>
          <CampoTexto nombre="direccion" label={E.direccion} required />
          <CampoTexto nombre="municipio" label={E.municipio} />
        </FilaCampos>
        <FilaCampos>
          <CampoTelefono nombre="telefono" label={E.telefono} />
          <CampoTexto nombre="responsable" label={E.responsable} />
        </FilaCampos>
      </FieldGroup>
      <FieldGroup title="Capacidad y estado">
        <FilaCampos>
          <CampoNumero nombre="capacidad_hombres" label={E.capacidad_hombres} />
          <CampoNumero nombre="capacidad_mujeres" label={E.capacidad_mujeres} />
        </FilaCampos>
        {original ? <AvisoCapacidad sede={original} /> : null}
        <CampoOpciones
          nombre="estado"
          label={E.estado}
          required
          placeholder={null}
          options={opcionesDe(ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE)}
        />
      </FieldGroup>
    </div>
  );
}
