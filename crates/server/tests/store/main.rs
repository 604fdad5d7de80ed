//! The storage of online tables, in an SQLite file and in PostgreSQL.

mod bars;
mod copies;
mod expiry;
mod laws;
mod settings;
mod several;
mod test_database;
mod tls;
mod vaults;

use ghost_stories_server::store::{Store, StoreError};
use test_database::TestDatabase;

macro_rules! for_both {
    ($($file:ident::$law:ident,)+) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $law() {
                let place = crate::test_database::TestDatabase::folder();
                crate::$file::$law(&place).await;
                place.clear().await;
            })+
        }

        mod postgres {
            $(#[tokio::test]
            #[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
            async fn $law() {
                let place = crate::test_database::TestDatabase::database().await;
                crate::$file::$law(&place).await;
                place.clear().await;
            })+
        }
    };
}

for_both! {
    laws::rows_are_read_in_order_after_a_number,
    laws::a_number_is_taken_once_and_none_is_left_out,
    laws::of_many_with_the_same_number_one_wins,
    laws::rows_of_one_table_handed_over_together_are_all_stored,
    laws::a_result_is_stored_only_with_its_row,
    laws::standings_have_the_highest_score_and_the_earlier_first,
    laws::records_are_the_best_of_every_kind_level_and_number_of_players,
    laws::a_day_keeps_its_first_seed,
    laws::what_is_stored_survives_reopening,
    laws::closing_waits_for_what_was_handed_over,
    laws::what_cannot_be_stored_is_refused,
    laws::a_database_of_a_newer_program_is_refused,
    bars::a_bar_holds_until_it_is_lifted_or_replaced,
    bars::a_database_of_before_there_were_bars_is_brought_up_to_date,
    expiry::tables_expire_by_their_last_row_and_later_with_a_result,
    expiry::all_tables_are_looked_at_a_few_at_a_time,
    expiry::only_what_was_marked_long_ago_is_removed_and_its_result_stays,
    expiry::running_counts_on_after_a_restart,
    copies::a_copy_is_restored_as_a_whole_and_only_where_nothing_is,
    copies::a_copy_can_be_made_while_a_server_writes,
    copies::there_is_nothing_to_copy_where_no_server_was,
    vaults::a_vault_is_replaced_only_by_who_has_read_it,
    vaults::of_several_who_replace_one_version_one_wins,
    vaults::a_vault_expires_after_a_year_of_running_without_use,
    vaults::a_database_of_before_there_were_vaults_is_brought_up_to_date,
}

#[tokio::test]
async fn a_copy_of_a_file_fills_another_file() {
    let (here, there) = (TestDatabase::folder(), TestDatabase::folder());
    copies::a_copy_holds_everything(&here, &there).await;
    here.clear().await;
    there.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn a_copy_goes_from_sqlite_to_postgres_and_back() {
    for (here, there) in [
        (TestDatabase::folder(), TestDatabase::database().await),
        (TestDatabase::database().await, TestDatabase::folder()),
    ] {
        copies::a_copy_holds_everything(&here, &there).await;
        here.clear().await;
        there.clear().await;
    }
}

#[tokio::test]
async fn an_sqlite_file_serves_one_server_at_a_time() {
    let place = TestDatabase::folder();
    let store = place.open().await;
    let Err(error) = Store::open(&place.address()).await else { panic!("it was opened twice") };
    assert_eq!(error, StoreError::InUse(place.address()));
    store.close().await;
    place.open().await.close().await;
    place.clear().await;
}

#[tokio::test]
async fn errors_do_not_show_the_password() {
    for address in [
        "postgres://ann:secret@127.0.0.1:port/tables",
        "postgres://ann@127.0.0.1/tables?pass=secret",
        "postgres://ann:secret@127.0.0.1/tables?sslmode=secret",
        "mysql://ann:secret@127.0.0.1/tables",
    ] {
        let Err(error) = Store::open(address).await else { panic!("it was opened") };
        assert!(matches!(error, StoreError::Refused(_) | StoreError::Tls(_)), "{error}");
        assert!(!format!("{error} {error:?}").contains("ret"), "{error}");
    }
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn a_wrong_name_of_a_database_is_told_at_once_and_without_the_password() {
    let place = TestDatabase::database().await;
    let (_, rest) = place.address().split_once('@').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let name = rest.split_once('/').unwrap().1.to_owned();
    let address = place.address().replace(&name, "no_such_database").replace('@', ":secret@");
    let Err(error) = Store::open(&address).await else { panic!("it was opened") };
    assert!(matches!(error, StoreError::Unreachable(_)) && error.to_string().contains("no_such_database"), "{error}");
    assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
    place.clear().await;
}
