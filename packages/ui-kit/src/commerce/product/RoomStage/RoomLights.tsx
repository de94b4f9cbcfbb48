import * as styles from './RoomStage.css.ts';

export interface RoomLightsProps {
  /** Names the choice */
  label: string;
  options: readonly { id: string; name: string }[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The lights of a room, at its lower left. */
export function RoomLights({ label, options, selectedId, onSelect }: RoomLightsProps) {
  return (
    <div className={styles.lights} data-controls="">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is sent, so there is no form for a fieldset */}
      <div className={styles.lightGroup} role="group" aria-label={label}>
        {options.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.option}
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
