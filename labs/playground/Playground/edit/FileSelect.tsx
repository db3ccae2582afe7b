import {useId, type ReactNode} from 'react';
import {groupsOf, labelOf} from './fileOrder';

type Props = {
  files: readonly string[];
  shown: string;
  /** Files that the reader changed. */
  changed: readonly string[];
  onShow: (file: string) => void;
};

/** The files of a program that has many, as a list to choose from. */
export default function FileSelect({files, shown, changed, onShow}: Props): ReactNode {
  const id = useId();
  return (
    <p className="playground-files">
      <label htmlFor={id}>File</label>
      <select
        id={id}
        value={shown}
        onChange={({target}) => {
          onShow(target.value);
        }}
      >
        {groupsOf(files, changed).map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.files.map((file) => (
              <option key={file} value={file}>
                {labelOf(file, files)}
                {changed.includes(file) && ' (changed)'}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
}
